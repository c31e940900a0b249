import type { KeptTaste, Trait } from '@glow/api';
import { fetchTaste, forgetTaste, keepTaste } from '@glow/api/client';
import { localStore } from '@glow/kit/storage';
import type { TasteLog } from '@glow/stylist/taste';
import { authorised } from '../session/authorised.ts';
import { TASTE_KEY } from './taste-entry.ts';

const toKept = ({ version, decisions, said }: TasteLog): KeptTaste => ({
  version,
  decisions: decisions.map(([name, traits, liked]) => ({ name, traits, liked: liked === 1 })),
  said: Object.entries(said).map(([trait, end]) => ({ trait: trait as Trait, end })),
});

const toLog = ({ version, decisions, said }: KeptTaste) => ({
  version,
  decisions: decisions.map(({ name, traits, liked }) => [name, traits, liked ? 1 : 0]),
  said: Object.fromEntries(said.map(({ trait, end }) => [trait, end])),
  kept: 'account',
});

/** Brings the taste that is kept with the account into a browser that has none. Nobody waits for it. */
export async function recallTaste(): Promise<void> {
  const isKnown = () => localStore.read(TASTE_KEY) !== null;
  if (isKnown()) return;
  try {
    const kept = await authorised(fetchTaste);
    if (kept && !isKnown()) localStore.writeJson(TASTE_KEY, toLog(kept));
  } catch {
    // Looks come as they do without a taste.
  }
}

let underWay: Promise<unknown> = Promise.resolve();

/** One change after the other, so that nothing is kept by a request that an erasure overtook. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = underWay.then(change);
  underWay = done.catch(() => {});
  return done;
}

/** @throws {ApiError} where it could not be kept. */
export const keepTasteInAccount = (log: TasteLog) =>
  inTurn(() => authorised((api) => keepTaste(api, toKept(log))));

/** @throws {ApiError} where it is kept still. */
export const forgetTasteInAccount = () => inTurn(() => authorised(forgetTaste));
