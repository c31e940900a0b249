import { describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';

describe('openPostgres', () => {
  it('says in one sentence that no server answers, without the address and its password', async () => {
    const url = 'postgres://glow:hunter2@127.0.0.1:1/glow';
    const error = await openDatabase({ kind: 'postgres', url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED/),
    );
    expect(error).not.toHaveProperty('message', expect.stringContaining('hunter2'));
  });
});
