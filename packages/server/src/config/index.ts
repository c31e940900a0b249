export { ConfigError } from './config-error.ts';
export { readConfig } from './environment.ts';
