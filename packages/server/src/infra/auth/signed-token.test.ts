import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openToken, signToken } from './signed-token.ts';

const key = randomBytes(32);

describe('openToken', () => {
  it('returns what was signed', () => {
    expect(openToken(key, signToken(key, 'a.b'))).toBe('a.b');
  });

  it('refuses another key, another payload, and any change of a single sign', () => {
    const token = signToken(key, 'session.abc');
    expect(openToken(randomBytes(32), token)).toBeUndefined();
    for (let index = 0; index < token.length; index += 1) {
      const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
      expect(openToken(key, changed), changed).toBeUndefined();
    }
  });

  it.each([
    '',
    '.',
    'session.abc.',
    'session.abc',
    'x'.repeat(100_000),
    '.AAAA',
    // {"alg":"none"}.{"sub":"admin"}. as a JSON web token writes it.
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  ])('refuses %j', (token) => {
    expect(openToken(key, token)).toBeUndefined();
  });

  it('reads no token of more than 512 characters, also of its own', () => {
    const mac = '.'.length + 43;
    expect(openToken(key, signToken(key, 'x'.repeat(512 - mac)))).toBe('x'.repeat(512 - mac));
    expect(openToken(key, signToken(key, 'x'.repeat(513 - mac)))).toBeUndefined();
  });

  it('takes one spelling of a token only', () => {
    const token = signToken(key, 'a');
    expect(openToken(key, `${token}=`)).toBeUndefined();
    expect(openToken(key, token.replaceAll('-', '+').replaceAll('_', '/').concat(' '))).toBeUndefined();
  });
});
