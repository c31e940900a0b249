import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian puts servers there, which an ordinary user's path leaves out. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Returns the path of a program of this machine. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
