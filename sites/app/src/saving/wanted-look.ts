import { ApiError } from '@glow/api/client';
import { addSaved } from '../session/saved-keys.ts';
import { forgetWantedSave, readWantedSave, watchOrigin } from '../session/sign-in-origin.ts';
import { SignInRequired } from '../session/sign-in-required.ts';
import { readSignedInUser } from '../session/signed-in-user.ts';
import type { WantedSave } from '../session/wanted-save.ts';
import { saveLook } from './save-look.ts';

/** The look that is wanted, and how far keeping it has come; `waiting`: for somebody to sign in. */
export type WantedLook =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' | 'saving' | 'saved' | 'failed'; readonly look: WantedSave };

export const NO_WANTED_LOOK: WantedLook = { status: 'none' };

/** Tries that follow the first before a failure is told, so many ms after it; then comes the next page, or the line. */
const TRIES_AFTER_MS = [1000, 4000];

let latest: WantedLook = NO_WANTED_LOOK;
const listeners = new Set<() => void>();

function set(next: WantedLook): void {
  latest = next;
  for (const listener of listeners) listener();
}

/** An answer that no later try will change: the picture is none of ours, or the wardrobe is full. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 413, 422].includes(error.status ?? 0);

async function trySave(look: WantedSave): Promise<void> {
  for (const afterMs of [...TRIES_AFTER_MS, undefined]) {
    try {
      return await saveLook(look);
    } catch (error) {
      const isOver = afterMs === undefined || isRefusal(error) || error instanceof SignInRequired;
      if (isOver) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, afterMs));
  }
}

/** Keeps the look that is wanted in this tab, for whoever is signed in. It stays wanted until the server has it. */
export async function keepWantedLook(): Promise<void> {
  const look = readWantedSave();
  if (!look || !readSignedInUser() || latest.status === 'saving') return;
  set({ status: 'saving', look });
  try {
    await trySave(look);
    addSaved(look);
    set({ status: 'saved', look });
  } catch (error) {
    if (isRefusal(error)) forgetWantedSave(look);
    set({ status: error instanceof SignInRequired ? 'waiting' : 'failed', look });
  }
}

/** What was told is heard. */
export function endWantedLook(): void {
  if (latest.status === 'saved' || latest.status === 'failed') set(NO_WANTED_LOOK);
}

/** The same object as long as nothing changes, as React's external stores ask. */
export function currentWantedLook(): WantedLook {
  const isTold = latest.status === 'saved' || latest.status === 'failed';
  if (isTold || latest.status === 'saving') return latest;
  const look = readWantedSave();
  if (!look) latest = NO_WANTED_LOOK;
  else if (latest.status === 'none' || latest.look.name !== look.name) latest = { status: 'waiting', look };
  return latest;
}

export function watchWantedLook(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchOrigin(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
