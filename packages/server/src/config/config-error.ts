/** A setting that cannot be used; its message is one sentence that names the setting and never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
