export { registerEarlyAccess } from './early-access.routes.ts';
