import { join } from 'node:path';
import { type Child, spawnNode } from './child-process.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface ServerProcess extends Child {
  readonly address: string;
}

/** The server as people start it, on a free port. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  program = MAIN,
): Promise<ServerProcess> {
  const child = startServerProcessUnchecked({ PORT: '0', ...environment }, program);
  const line = await child.line(/^Glow is at /);
  return { ...child, address: line.replace('Glow is at ', '') };
}

/** The same where it may refuse to start. */
export function startServerProcessUnchecked(
  environment: Readonly<Record<string, string>>,
  program = MAIN,
): Child {
  return spawnNode(program, [], { GLOW_DRAW_AT_START: 'off', ...environment });
}

/** Joins the early-access list; returns the status, or undefined where no answer came. */
export async function joinThrough({ address }: ServerProcess, email: string): Promise<number | undefined> {
  const answer = await fetch(`${address}/api/early_access/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(email) },
    body: JSON.stringify({ email, consent: true }),
  }).catch(() => undefined);
  return answer?.status;
}

/** One client address per e-mail, so that no limit is met where the server trusts the header. */
function addressOf(email: string): string {
  const number = [...email].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 0xffffff, 7);
  return `10.${number >> 16}.${(number >> 8) & 0xff}.${number & 0xff}`;
}
