import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOfRefreshToken, issueRefreshToken, sessionOfRefreshToken } from './refresh-token.ts';
import { signToken } from './signed-token.ts';

const key = randomBytes(32);

describe('issueRefreshToken', () => {
  it('issues a token of 256 random bits, and what is stored of it', () => {
    const { token, hash } = issueRefreshToken(key, 'session-1');
    const [session, random = ''] = token.split('.');
    expect(session).toBe('session-1');
    expect(Buffer.from(random, 'base64url')).toHaveLength(32);
    expect(hash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(hashOfRefreshToken(token)).toBe(hash);
    expect(issueRefreshToken(key, 'session-1').token).not.toBe(token);
  });
});

describe('sessionOfRefreshToken', () => {
  it('names the session of a token that we issued, and of no other text', () => {
    const { token } = issueRefreshToken(key, 'session-1');
    expect(sessionOfRefreshToken(key, token)).toBe('session-1');
    expect(sessionOfRefreshToken(randomBytes(32), token)).toBeUndefined();
    for (const text of ['', 'session-1', `${token}x`, signToken(key, ''), signToken(key, '.random')])
      expect(sessionOfRefreshToken(key, text), text).toBeUndefined();
  });
});
