/** Why a backup, a restore or a move was not made; its message is one sentence for whoever asked for it. */
export class OperatingError extends Error {
  override readonly name = 'OperatingError';
}
