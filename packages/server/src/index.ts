export { ConfigError } from './config/config.ts';
export type { Environment } from './config/environment.ts';
export { ObjectStoreError } from './infra/blobs/object-store-error.ts';
export { DatabaseOpenError } from './infra/db/database-open-error.ts';
export type { Administrator } from './people/administrator.service.ts';
export type { RunningServer } from './running-server.ts';
export { StartError } from './start-error.ts';
export { type StartOptions, startServer } from './start-server.ts';
