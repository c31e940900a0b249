/** Tells whether an answer is a failure of the server: 5xx, but for 503 that says when to come again. */
export function isFault(status: number, headers: Readonly<Record<string, unknown>>): boolean {
  if (status < 500) return false;
  return status !== 503 || headers['retry-after'] === undefined;
}
