/** The database cannot be used; its message is one sentence for whoever starts the server. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';

  /**
   * Creates the error from its cause. `file` is the embedded database's; the address of another may hold a
   * password and is never named.
   */
  static because(cause: unknown, file?: string): DatabaseOpenError {
    const { message, code } = cause as Partial<NodeJS.ErrnoException>;
    const what = file ? `The database file ${file}` : 'The database';
    return new DatabaseOpenError(`${what} cannot be used: ${message || code || 'unknown reason'}.`, {
      cause,
    });
  }
}
