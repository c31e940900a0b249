export { type Auth, createAuth } from './auth.ts';
export { MOVED_DATABASE_FILE, refuseLostDatabase } from './lost-database.ts';
export { adoptSecret, openSecrets } from './open-secrets.ts';
export { isTooLong, normalisePassword } from './secret-hasher.ts';
export { deriveSecrets, MASTER_SECRET_BYTES, type Secrets } from './secrets.ts';
export {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  type Person,
} from './session.repository.ts';
export { refreshSession, startSession } from './sessions.ts';
