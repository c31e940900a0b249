/** The reason why a backup, a restore or a move failed; its message is one sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
