import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnNode } from './child-process.ts';
import { startServerProcess, startServerProcessUnchecked } from './server-process.ts';
import { createEmptyDatabase, type EmptyDatabase } from './test-database.ts';

const ADMIN_RESET = join(import.meta.dirname, '../src/cli/admin-reset.ts');
const SHOWN = /address +(\S+)\n +password +(\S+)\n +recovery code +(\S+)\n/;

describe('the administrator of a started server', () => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await createEmptyDatabase('sqlite');
  });
  afterEach(() => empty.remove());

  const shownIn = (output: string) => {
    const [, email = '', password = '', recoveryCode = ''] = SHOWN.exec(output) ?? [];
    return { email, password, recoveryCode };
  };
  const signInStatus = async (address: string, body: object) =>
    (
      await fetch(`${address}/api/login_mongo/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;

  it('is shown once, at the first start, and never in a line of the log', async () => {
    const first = await startServerProcess(empty.environment);
    await first.line(/recovery code/);
    const { email, password, recoveryCode } = shownIn(first.output());
    expect(await signInStatus(first.address, { email, password })).toBe(200);
    first.kill('SIGTERM');
    await first.ended;
    const logLines = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logLines).not.toEqual([]);
    for (const secret of [email, password, recoveryCode]) expect(logLines.join()).not.toContain(secret);

    const second = await startServerProcess(empty.environment);
    await second.line(new RegExp(`Administrator: ${email}`));
    second.kill('SIGTERM');
    await second.ended;
    expect(second.output()).not.toMatch(SHOWN);
  });

  it('gets a new password from admin:reset beside the running server, which ends the old sessions', async () => {
    const server = await startServerProcess(empty.environment);
    await server.line(/recovery code/);
    const before = shownIn(server.output());
    const reset = spawnNode(ADMIN_RESET, [before.email], empty.environment);
    expect(await reset.ended, reset.output()).toBe(0);
    const after = shownIn(reset.output());
    expect(after.email).toBe(before.email);
    expect(await signInStatus(server.address, before)).toBe(401);
    expect(await signInStatus(server.address, after)).toBe(200);
    const nobody = spawnNode(ADMIN_RESET, ['nobody@example.com'], empty.environment);
    expect(await nobody.ended).toBe(1);
    expect(nobody.output()).toBe('No password was changed. There is no administrator with that address.\n');
    server.kill('SIGTERM');
    await server.ended;
  });
});

describe('a start that fails', () => {
  it('makes no password that nobody is shown', async () => {
    const [one, other] = [await createEmptyDatabase('sqlite'), await createEmptyDatabase('sqlite')];
    const server = await startServerProcess(one.environment);
    const PORT = new URL(server.address).port;
    const failed = startServerProcessUnchecked({ ...other.environment, PORT });
    expect(await failed.ended).toBe(1);
    server.kill('SIGTERM');
    await server.ended;
    const later = await startServerProcess(other.environment);
    await later.line(/recovery code/);
    later.kill('SIGTERM');
    await later.ended;
    await one.remove();
    await other.remove();
  });
});
