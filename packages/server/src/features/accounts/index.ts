export { registerAccounts } from './accounts.routes.ts';
export {
  type Administrator,
  ensureAdministrator,
  resetAdministrator,
} from './administrator.service.ts';
