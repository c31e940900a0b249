import type { Dependencies } from '../../platform/dependencies.ts';

export type AdministrationDependencies = Pick<
  Dependencies,
  'config' | 'db' | 'clock' | 'log' | 'auth' | 'metrics' | 'rateLimiter' | 'gallery' | 'lookbook'
>;
