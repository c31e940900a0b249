/** Why a backup, a restore or a move was not made; its message is one sentence for whoever asked for it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
