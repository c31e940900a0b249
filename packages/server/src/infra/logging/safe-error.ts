/** Matched word by word, so that the time grows with the text alone. */
const WORD = /[^\s"'<>(),;:=]+/g;
const MASK = '[address]';

export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: SafeError;
}

/**
 * Returns an error for the log: without its own fields, in which a database repeats the row, and with the
 * addresses in its message and stack masked.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: maskAddresses(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: maskAddresses(error.stack) }),
    ...(error.cause instanceof Error && { cause: safeError(error.cause) }),
  };
}

function maskAddresses(text: string): string {
  return text.replace(WORD, (word) => (/.@./.test(word) ? MASK : word));
}
