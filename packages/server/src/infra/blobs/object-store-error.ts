/** The reason why the bucket cannot be used; its message is one sentence that names the setting and never its value. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}
