export { makeBackup } from './backup.service.ts';
export { moveToPostgres } from './move-to-postgres.service.ts';
export { OPERATING_TEXTS } from './operating.messages.ts';
export { restoreBackup } from './restore.service.ts';
export { runCommand } from './run-command.ts';
