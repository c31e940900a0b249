import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinThrough, type ServerProcess, startServerProcess } from './server-process.ts';
import { createEmptyDatabase, type EmptyDatabase } from './test-database.ts';

const HEAP_MB = 96;
/** Just under the limit of JSON. */
const BODY_BYTES = 63 * 1024;
const REQUESTS = 3000;
const AT_ONCE = 150;

describe('a server with little memory', () => {
  let empty: EmptyDatabase;
  let server: ServerProcess;
  beforeEach(async () => {
    empty = await createEmptyDatabase('sqlite');
    server = await startServerProcess({
      ...empty.environment,
      GLOW_TRUST_PROXY: '1',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    });
  });
  afterEach(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await empty.remove();
  });

  const post = async (index: number) => {
    const answer = await fetch(`${server.address}/api/early_access/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.7.${index >> 8}.${index & 0xff}`,
      },
      body: JSON.stringify({ email: 'x'.repeat(BODY_BYTES), consent: true }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  it('answers three thousand bodies of the largest size, twice what its heap holds, and lives', async () => {
    const statuses = new Set<number>();
    let next = 0;
    const client = async () => {
      while (next < REQUESTS) statuses.add(await post(next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(await joinThrough(server, 'after@example.com')).toBe(200);
  });
});
