import type { Figure } from '@glow/api';
import { useState } from 'react';
import { forgetInAccount, keepInAccount } from './account-figure.ts';
import { FIGURE_TEXTS } from './figure.messages.ts';
import { forgetOwnFigure, type Keeping, readKeeping } from './figure-entry.ts';
import { storeOwnFigure } from './own-figure.ts';

interface FigureSaving {
  readonly isBusy: boolean;
  /** What went wrong, as a sentence. */
  readonly failure: string | undefined;
  readonly save: (figure: Figure, keeping: Keeping) => void;
  readonly remove: () => void;
}

/** Keeps a figure in this browser, and with the account or no longer there; then calls `onDone`. */
export function useFigureSaving(onDone: () => void): FigureSaving {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function inAccount(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const isDone = await work().then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!isDone) setFailure(FIGURE_TEXTS.accountFailed);
    return isDone;
  }

  return {
    isBusy,
    failure,
    async save(figure, keeping) {
      const wasKept = readKeeping() === 'account';
      // Until the account has changed, the browser says what it holds.
      const outcome = storeOwnFigure(figure, wasKept ? 'account' : 'browser');
      if (keeping === 'account' && !(await inAccount(() => keepInAccount(figure)))) return;
      if (keeping === 'browser' && wasKept && !(await inAccount(forgetInAccount))) return;
      if (storeOwnFigure(figure, keeping) === 'held' || outcome === 'held')
        setFailure(FIGURE_TEXTS.notStored);
      else onDone();
    },
    async remove() {
      if (readKeeping() === 'account' && !(await inAccount(forgetInAccount))) return;
      forgetOwnFigure();
      onDone();
    },
  };
}
