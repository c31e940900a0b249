export { registerOperations } from './health.routes.ts';
