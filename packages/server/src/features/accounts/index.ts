export { registerAccounts } from './accounts.routes.ts';
export {
  type Administrator,
  ensureAdministrator,
  resetAdministrator,
} from './administrator.service.ts';
export { erasePerson } from './erase-person.service.ts';
