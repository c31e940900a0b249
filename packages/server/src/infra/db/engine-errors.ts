/** SQLSTATEs, PostgreSQL appendix A. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const PROTOCOL_VIOLATION = '08P01';
/** Connection exceptions, too few resources, operator intervention and timeouts, system errors. */
const UNAVAILABLE_CLASS = /^(?:08|53|57|58)/;
/** A replica or a primary that may not write; a transaction that was idle too long; a lock that was not given. */
const UNAVAILABLE_STATES = ['25006', '25P03', '55P03'];
/** Result codes, sqlite.org/rescode.html; the low byte is the primary code. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_UNAVAILABLE = [SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN];
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCodeOf(error);
  if (code === SQLITE_CONSTRAINT_UNIQUE || code === SQLITE_CONSTRAINT_PRIMARYKEY) return true;
  return hasCode(error, [UNIQUE_VIOLATION]);
}

/** Tells whether a row refers to a missing one, or is still referred to and cannot be deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_CONSTRAINT_FOREIGNKEY || hasCode(error, [FOREIGN_KEY_VIOLATION]);
}

/**
 * Tells whether the transaction was aborted so that another one may finish; it may succeed when it is run
 * again.
 */
export function isTransactionConflict(error: unknown): boolean {
  return hasCode(error, [SERIALIZATION_FAILURE, DEADLOCK_DETECTED]);
}

/** Tells whether another process holds the SQLite file at the moment. */
export function isBusy(error: unknown): boolean {
  return [SQLITE_BUSY, SQLITE_LOCKED].includes((sqliteCodeOf(error) ?? 0) & 0xff);
}

/** Tells whether a pooler, such as PgBouncer, refuses a connection for the settings that it starts with. */
export function isSettingRefused(error: unknown): boolean {
  return hasCode(error, [PROTOCOL_VIOLATION]) && /startup parameter/.test(`${error}`);
}

/** Tells whether the client stopped waiting for a PostgreSQL that did not answer; the query may still be running. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Tells whether the database cannot answer at the moment, through no fault of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isReadTimeout(error) || isBusy(error)) return true;
  if (SQLITE_UNAVAILABLE.includes((sqliteCodeOf(error) ?? 0) & 0xff)) return true;
  if ('syscall' in error && /^(?:connect|read|write|getaddrinfo)$/.test(`${error.syscall}`)) return true;
  if (hasCode(error, ['ECONNREFUSED', ...UNAVAILABLE_STATES])) return true;
  if ('severity' in error && UNAVAILABLE_CLASS.test(codeOf(error) ?? '')) return true;
  return /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  );
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Tells whether PostgreSQL or the system names one of the codes. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return codes.includes(codeOf(error) ?? '');
}

function sqliteCodeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code : undefined;
}
