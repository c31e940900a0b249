import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { REQUEST_URL_MAX_LENGTH } from '../limits.ts';
import { CALL_ADDRESSES } from './addresses.ts';
import { CALLS, type Call } from './table.ts';

/** Method and path of every call, in the order of spec section 7, then INTERFACE section 2. */
const SPECIFIED = [
  'POST /api/early_access/',
  'POST /api/instant_outfits/',
  'POST /quiz/recommend/',
  'POST /quiz/generate/',
  'POST /api/save_image/',
  'GET /api/get_wardrobe/',
  'DELETE /api/wardrobe/{name}/',
  'POST /api/login_mongo/',
  'POST /api/signup_mongo/',
  'POST /api/forgot_password/',
  'GET /api/admin/images/search/',
  'POST /api/admin/images/upload/',
  'DELETE /api/admin/images/delete/{filename}/',
  'GET /api/admin/instantoutfit/search/',
  'POST /api/admin/instantoutfit/upload/',
  'DELETE /api/admin/instantoutfit/delete/{filename}/',
  'GET /api/early_access/list/',
  'GET /api/early_access/export/',
  'GET /api/users/',
  'POST /api/users/delete/',
  'GET /api/users/export/',
  'POST /api/token/refresh/',
  'POST /api/logout/',
  'POST /api/recovery_code/',
  'POST /api/account/password/',
  'POST /api/account/name/',
  'POST /api/account/security_question/',
  'GET /api/account/security/',
  'POST /api/account/sessions/end_others/',
  'GET /api/account/data/',
  'POST /api/account/delete/',
  'POST /quiz/weather/',
  'POST /api/figure/picture/',
  'POST /api/figure/looks/',
  'GET /api/account/figure/',
  'POST /api/account/figure/',
  'DELETE /api/account/figure/',
  'GET /api/account/taste/',
  'POST /api/account/taste/',
  'DELETE /api/account/taste/',
  'POST /api/style_formula/',
  'GET /api/looks/{key}/',
  'POST /api/looks/{key}/swaps/',
  'POST /api/todays_look/',
];

const calls: readonly Call[] = Object.values(CALLS);

describe('CALLS', () => {
  it('holds every call of the spec at its exact path, and what the interface adds', () => {
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(SPECIFIED);
  });

  it('has a row for every address and no other', () => {
    expect(Object.keys(CALLS)).toEqual(Object.keys(CALL_ADDRESSES));
  });

  it('describes every parameter of its path', () => {
    for (const call of calls) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const described =
        call.params && 'properties' in call.params ? Object.keys(call.params.properties as object) : [];
      expect(described).toEqual(names);
    }
  });

  it('says not_signed_in where a bearer token is needed, and not_allowed where a role is', () => {
    for (const { auth, errors } of calls) {
      expect(errors.includes('not_signed_in')).toBe(auth !== 'none');
      expect(errors.includes('not_allowed')).toBe(auth === 'administrator');
    }
  });

  it('sends only the two upload calls to the page itself', () => {
    const toPage = calls.filter((call) => call.base === 'page').map((call) => call.path);
    expect(toPage).toEqual(['/api/admin/images/upload/', '/api/admin/instantoutfit/upload/']);
  });

  it.each([
    ['the six vibes', { vibe: 'date', image_count: 1, exclude_names: [] }, true],
    ['no other vibe', { vibe: 'rainy', image_count: 1, exclude_names: [] }, false],
    ['no absurd count', { vibe: 'date', image_count: 1e9, exclude_names: [] }, false],
    ['500 excluded names', { vibe: 'date', image_count: 1, exclude_names: Array(500).fill('a') }, true],
    ['not 501 excluded names', { vibe: 'date', image_count: 1, exclude_names: Array(501).fill('a') }, false],
    ['names of 120 code points', { vibe: 'date', image_count: 1, exclude_names: ['👗'.repeat(120)] }, true],
  ])('takes %s', (_, body, expected) => {
    expect(Value.Check(CALLS.fetchInstantOutfits.body, body)).toBe(expected);
  });

  it('takes a sign-up for early access only with consent', () => {
    expect(Value.Check(CALLS.joinEarlyAccess.body, { email: 'a@b.co', consent: true })).toBe(true);
    expect(Value.Check(CALLS.joinEarlyAccess.body, { email: 'a@b.co', consent: false })).toBe(false);
  });

  it('takes pages of 1 to 100 rows', () => {
    const query = CALLS.listUsers.query;
    expect(Value.Check(query, { q: '', page: 1, page_size: 100 })).toBe(true);
    expect(Value.Check(query, { q: '', page: 1, page_size: 101 })).toBe(false);
    expect(Value.Check(query, { q: '', page: 0, page_size: 5 })).toBe(false);
  });

  it('takes no page whose rows before it are more than a number can count', () => {
    const query = CALLS.listUsers.query;
    const last = Math.floor(Number.MAX_SAFE_INTEGER / 100);
    expect(Value.Check(query, { q: '', page: last, page_size: 100 })).toBe(true);
    expect(Number.isSafeInteger((last - 1) * 100)).toBe(true);
    expect(Value.Check(query, { q: '', page: last + 1, page_size: 1 })).toBe(false);
    expect(Value.Check(query, { q: '', page: 1e300, page_size: 1 })).toBe(false);
  });

  it('takes no name and no search whose address is longer than an address may be', () => {
    expect(REQUEST_URL_MAX_LENGTH).toBe(2048);
    const name = encodeURIComponent('👗'.repeat(120));
    const longest = { q: '👗'.repeat(150), page: Math.floor(Number.MAX_SAFE_INTEGER / 100), page_size: 100 };
    for (const call of Object.values<Call>(CALLS)) {
      const path = call.path.replace(/\{\w+\}/g, name);
      expect(path.length, path).toBeLessThanOrEqual(REQUEST_URL_MAX_LENGTH);
      if (!call.query) continue;
      expect(Value.Check(call.query, longest)).toBe(true);
      const tooLong = { ...longest, q: 'x'.repeat(151) };
      expect(Value.Check(call.query, tooLong), path).toBe(call === CALLS.getWardrobe);
      const query = new URLSearchParams(Object.entries(longest).map(([key, value]) => [key, `${value}`]));
      expect(`${path}?${query}`.length, path).toBeLessThanOrEqual(REQUEST_URL_MAX_LENGTH);
    }
  });
});
