import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSaved } from '../session/saved-keys.ts';
import { forgetOrigin, readWantedSave, rememberOrigin } from '../session/sign-in-origin.ts';
import { clearSignedInUser, storeSignedInUser } from '../session/signed-in-user.ts';
import { currentWantedLook, endWantedLook, keepWantedLook } from './wanted-look.ts';

const LOOK = { name: 'Ember coat', image: '/media/looks/b.png', tags: ['cold'] };

function signIn() {
  const [email, displayName, token, refreshToken] = ['ada@example.org', 'Ada', 'a', 'r'];
  storeSignedInUser({ email, displayName, token, refreshToken, isAdmin: false });
}

/** Answers saves with these statuses, one each; 0: no answer comes. Returns what was saved. */
function serverAnswers(...statuses: readonly number[]): readonly unknown[] {
  const left = [...statuses];
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const status = left.shift() ?? 500;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status === 200) saved.push(JSON.parse(`${init.body}`));
    const body = address.includes('save_image') && status === 200 ? { ...LOOK, alt: '' } : { error: 'No.' };
    return new Response(JSON.stringify(body), { status });
  });
  return saved;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  endWantedLook();
  forgetOrigin();
  clearSignedInUser('left');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps it with as many tries as it takes, and no time between them. */
async function keep() {
  const kept = keepWantedLook().then(() => 'over');
  const soon = () => new Promise(requestAnimationFrame);
  while ((await Promise.race([kept, soon()])) !== 'over') await vi.advanceTimersByTimeAsync(1000);
}

describe('keepWantedLook', () => {
  it('waits for somebody to sign in, and is under way at once then', async () => {
    const saved = serverAnswers(200);
    rememberOrigin('/curated', LOOK);
    await keep();
    expect([currentWantedLook().status, saved]).toEqual(['waiting', []]);
    signIn();
    const kept = keepWantedLook();
    expect(currentWantedLook().status).toBe('saving');
    await kept;
    expect(saved).toEqual([{ filename: LOOK.name, image_url: LOOK.image, tags: LOOK.tags }]);
    expect([currentWantedLook().status, hasSaved(LOOK.image)]).toEqual(['saved', true]);
    expect(readWantedSave()).toBeUndefined();
  });

  it('tries again, and saves once', async () => {
    const saved = serverAnswers(0, 503, 200);
    rememberOrigin('/curated', LOOK);
    signIn();
    await keep();
    expect([currentWantedLook().status, saved.length]).toEqual(['saved', 1]);
  });

  it('keeps the wish where the server has not kept the look', async () => {
    serverAnswers(503, 503, 503, 200);
    rememberOrigin('/curated', LOOK);
    signIn();
    await keep();
    expect(currentWantedLook().status).toBe('failed');
    expect(readWantedSave()).toEqual(LOOK);
    await keep();
    expect([currentWantedLook().status, readWantedSave()]).toEqual(['saved', undefined]);
  });

  it('gives up what no later try can save', async () => {
    serverAnswers(400);
    rememberOrigin('/curated', LOOK);
    signIn();
    await keep();
    expect([currentWantedLook().status, readWantedSave()]).toEqual(['failed', undefined]);
  });
});
