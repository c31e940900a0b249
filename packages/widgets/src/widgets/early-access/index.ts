export type { EarlyAccessStrings } from './early-access.messages.ts';
export { EarlyAccess, type EarlyAccessProps } from './early-access.tsx';
export type { EarlyAccessTrigger } from './use-auto-open.ts';
