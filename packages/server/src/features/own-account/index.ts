export { registerOwnAccount } from './own-account.routes.ts';
