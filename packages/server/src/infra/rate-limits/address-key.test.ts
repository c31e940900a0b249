import { describe, expect, it } from 'vitest';
import { addressKey, siteKey } from './address-key.ts';

describe('addressKey', () => {
  it('is an IPv4 address itself, also where it comes as IPv6', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
  ])('is the /64 network of %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('addressKey of what a proxy forwards', () => {
  it('leaves the port out, which differs for every connection', () => {
    expect(addressKey('203.0.113.7:49152')).toBe('203.0.113.7');
    expect(addressKey('[2001:db8:1:2::7]:49152')).toBe('2001:db8:1:2');
    expect(addressKey('[2001:db8:1:2::7]')).toBe('2001:db8:1:2');
    expect(addressKey('[::ffff:203.0.113.7]:49152')).toBe('203.0.113.7');
  });

  it.each(['', 'nobody', '203.0.113.7.1', '999.0.0.1', '[]', 'x'.repeat(10_000)])(
    'has one counter for %j and all else that is no address',
    (text) => {
      expect(addressKey(text)).toBe('unknown');
    },
  );
});

describe('siteKey', () => {
  it('is the /48 network of an IPv6 address', () => {
    expect(siteKey('2001:db8:1:2::7')).toBe('2001:db8:1::/48');
    expect(siteKey('[2001:db8:1:ffff::]:443')).toBe('2001:db8:1::/48');
  });

  it('is nothing for IPv4, which has no such networks', () => {
    expect(siteKey('203.0.113.7')).toBeUndefined();
    expect(siteKey('::ffff:203.0.113.7')).toBeUndefined();
  });
});
