import { isEmptyLog, type TasteLog } from '@glow/stylist/taste';
import { useEffect, useState } from 'react';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { forgetTasteInAccount, keepTasteInAccount } from './account-taste.ts';
import { LEARNED_TEXTS } from './learned.messages.ts';
import { storeOwnTaste, useOwnTaste } from './own-taste.ts';

/** Corrections that follow each other are sent together. */
const SETTLE_MS = 1000;

interface TasteKeeping {
  readonly keeping: 'browser' | 'account';
  /** `hidden`: nobody is signed in, or there is nothing to keep. */
  readonly offer: 'open' | 'busy' | 'hidden';
  /** What became of the last change, in words. */
  readonly said: string;
  readonly keepIn: (keeping: TasteKeeping['keeping']) => void;
}

/** Keeps this browser's taste with the account where the person switched that on, as it changes. */
export function useTasteKeeping(): TasteKeeping {
  const user = useSignedInUser();
  const log = useOwnTaste();
  const [{ work, said }, setProgress] = useState({ work: 'none' as 'none' | 'busy', said: '' });
  const isKept = log.kept === 'account';

  useEffect(() => {
    if (!user || log.kept !== 'account') return;
    // Where it fails, the next change or visit sends it.
    const timer = setTimeout(() => keepTasteInAccount(log).catch(() => {}), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [user, log]);

  async function keepIn(keeping: TasteKeeping['keeping']): Promise<void> {
    setProgress({ work: 'busy', said: '' });
    const { kept: _, ...own }: TasteLog = log;
    const change = keeping === 'account' ? keepTasteInAccount(log) : forgetTasteInAccount();
    const outcome = await change.then(
      () => (keeping === 'account' ? LEARNED_TEXTS.saidKept : LEARNED_TEXTS.saidNotKept),
      () => LEARNED_TEXTS.accountFailed,
    );
    if (outcome !== LEARNED_TEXTS.accountFailed)
      storeOwnTaste(keeping === 'account' ? { ...own, kept: 'account' } : own);
    setProgress({ work: 'none', said: outcome });
  }

  return {
    keeping: isKept ? 'account' : 'browser',
    offer: !user || isEmptyLog(log) ? 'hidden' : work === 'busy' ? 'busy' : 'open',
    said,
    keepIn,
  };
}
