import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueAccessToken, sessionOfAccessToken } from './access-token.ts';
import { signToken } from './signed-token.ts';

const MINUTE_MS = 60_000;
const key = randomBytes(32);
const now = new Date('2026-03-01T12:00:00Z');
const inMinutes = (minutes: number, ms = 0) => new Date(now.getTime() + minutes * MINUTE_MS + ms);

describe('sessionOfAccessToken', () => {
  const token = issueAccessToken(key, 'session-1', now);

  it('names the session for 15 minutes', () => {
    expect(sessionOfAccessToken(key, token, now)).toBe('session-1');
    expect(sessionOfAccessToken(key, token, inMinutes(15, -1))).toBe('session-1');
    expect(sessionOfAccessToken(key, token, inMinutes(15))).toBeUndefined();
  });

  it('takes a token from a clock that was up to an hour ahead', () => {
    expect(sessionOfAccessToken(key, token, inMinutes(-60))).toBe('session-1');
    expect(sessionOfAccessToken(key, token, inMinutes(-60, -1))).toBeUndefined();
  });

  it('refuses the token of another key, and what is signed without a session or an expiry', () => {
    expect(sessionOfAccessToken(randomBytes(32), token, now)).toBeUndefined();
    const expiry = inMinutes(5).getTime().toString(36);
    expect(sessionOfAccessToken(key, signToken(key, `session-2.${expiry}`), now)).toBe('session-2');
    for (const payload of ['', 'session-2', 'session-2.', `.${expiry}`, 'session-2.?'])
      expect(sessionOfAccessToken(key, signToken(key, payload), now), payload).toBeUndefined();
  });
});
