export { registerAccounts } from './accounts.routes.ts';
export {
  type Administrator,
  ensureAdministrator,
  resetAdministrator,
  type ShownOnce,
} from './administrator.service.ts';
