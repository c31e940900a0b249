import { describe, expect, it } from 'vitest';
import { deriveSecrets } from './secrets.ts';

describe('deriveSecrets', () => {
  it('derives the same keys for ever, or no answer and no session of an installation would be right', () => {
    const keys = deriveSecrets(Buffer.alloc(32, 7));
    const texts = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, key.toString('base64url')]),
    );
    expect(texts).toEqual({
      accessTokenKey: '4NlBjvLrzLoFIwAzyjIt4IEK5L4l_6hFQTXNRtz9Wl4',
      refreshTokenKey: 'z-OI0HrBAPMxr63Y098lPSgd7LY_l5LS_dp7EA4Lg8k',
      answerPepper: 'PN1KucrS5A_hcniMbfzIiZE2o4dJqeCe4Lkl1sDtXSY',
      attemptKey: '6VvmMZZ5J0IDz_XMf2RZt4C8u7qBuRfrU4jT0C-yAn8',
      auditKey: 'gJVnVwJal4fzaET54aUzMkCcxbm3I7WR2Kzxv1VX3sQ',
      redisKey: 'wKyxnZzMxI1cqRFzmXjeTC_AyDxh-I2CQHttYBITLa4',
    });
  });
});
