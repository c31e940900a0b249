export { ConfigError } from './config/config-error.ts';
export type { Environment } from './config/environment.ts';
export type { Administrator } from './features/accounts/index.ts';
export { DatabaseOpenError } from './platform/db/database-open-error.ts';
export { StartError } from './start-error.ts';
export { type RunningServer, type StartOptions, startServer } from './start-server.ts';
