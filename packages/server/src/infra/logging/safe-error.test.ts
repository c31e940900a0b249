import { describe, expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

describe('safeError', () => {
  it('masks addresses in message, stack and cause, and drops what else the error carries', () => {
    const cause = new Error('no room for ada@example.com');
    const error = Object.assign(new Error('Key (email)=(ada+x@example.com) exists', { cause }), {
      code: '23505',
      detail: 'ada@example.com',
    });
    const safe = safeError(error);
    expect(safe).toMatchObject({
      type: 'Error',
      message: 'Key (email)=([address]) exists',
      code: '23505',
      cause: { message: 'no room for [address]' },
    });
    expect(JSON.stringify(safe)).not.toContain('example.com');
  });

  it('says of what is not an error only what kind of value it is', () => {
    expect(safeError('ada@example.com')).toEqual({ type: 'string', message: '' });
  });
});
