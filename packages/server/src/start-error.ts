import type { Config } from './config/config.ts';

/** The reason why the server did not start; its message is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';

  static ofDataDirectory(path: string, cause: unknown): StartError {
    const { message } = cause as NodeJS.ErrnoException;
    return new StartError(`GLOW_DATA_DIR is ${path}, which cannot be used: ${message}.`, { cause });
  }

  static ofListening({ listen: { host, port } }: Config, cause: unknown): StartError {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} of ${host} is taken by another program; stop that one, or set PORT to another.`,
      EACCES: `Port ${port} of ${host} may not be used by this account; set PORT to another, such as 8000.`,
      EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine.`,
      ENOTFOUND: `HOST is ${host}, which is no address of this machine.`,
    };
    return new StartError(reasons[code ?? ''] ?? `Listening on ${host} failed: ${message}.`, { cause });
  }
}
