import { type Figure, readFigure } from '@glow/api';
import { localStore, type WriteOutcome } from '@glow/kit/storage';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../session/stored-value.ts';
import { FIGURE_KEY, type Keeping } from './figure-entry.ts';

const own = storedValue(FIGURE_KEY, () => readFigure(localStore.readJson(FIGURE_KEY)));

/** Returns the figure of this browser: the same object while the entry is the same text; none where it holds none. */
export const readOwnFigure: () => Figure | undefined = own.read;

/** Keeps a figure in this browser; `held` where the browser would not take it, until the page is left. */
export function storeOwnFigure(figure: Figure, keeping: Keeping): WriteOutcome {
  return localStore.writeJson(FIGURE_KEY, { ...figure, ...(keeping === 'account' && { kept: keeping }) });
}

/** The figure of this browser; follows changes in this and other tabs. None in a prerendered page. */
export function useOwnFigure(): Figure | undefined {
  return useSyncExternalStore(own.subscribe, own.read, () => undefined);
}
