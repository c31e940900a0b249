import { isEmptyLog, type TasteLog } from '@glow/stylist/taste';
import { useEffect, useState } from 'react';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { forgetTasteInAccount, keepTasteInAccount } from './account-taste.ts';
import { LEARNED_TEXTS } from './learned.messages.ts';
import { storeOwnTaste, useOwnTaste } from './own-taste.ts';

/** Corrections that follow each other are sent together. */
const SETTLE_MS = 1000;

type Keeping = 'browser' | 'account';

interface TasteKeeping {
  /** Where it is kept, or, while that changes, where it will be. */
  readonly keeping: Keeping;
  /** `hidden`: nobody is signed in, or there is nothing to keep. */
  readonly offer: 'open' | 'busy' | 'hidden';
  /** What became of the last change, in words. */
  readonly said: string;
  readonly keepIn: (keeping: Keeping) => void;
}

/** Keeps this browser's taste with the account where the person switched that on, as it changes. */
export function useTasteKeeping(): TasteKeeping {
  const user = useSignedInUser();
  const log = useOwnTaste();
  const [{ wanted, said }, setProgress] = useState<{ readonly wanted?: Keeping; readonly said: string }>({
    said: '',
  });

  useEffect(() => {
    if (!user || log.kept !== 'account') return;
    // Where it fails, the next change or visit sends it.
    const timer = setTimeout(() => keepTasteInAccount(log).catch(() => {}), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [user, log]);

  async function keepIn(keeping: Keeping): Promise<void> {
    setProgress({ wanted: keeping, said: '' });
    const { kept: _, ...own }: TasteLog = log;
    const change = keeping === 'account' ? keepTasteInAccount(log) : forgetTasteInAccount();
    const outcome = await change.then(
      () => (keeping === 'account' ? LEARNED_TEXTS.saidKept : LEARNED_TEXTS.saidNotKept),
      () => LEARNED_TEXTS.accountFailed,
    );
    if (outcome !== LEARNED_TEXTS.accountFailed)
      storeOwnTaste(keeping === 'account' ? { ...own, kept: 'account' } : own);
    setProgress({ said: outcome });
  }

  return {
    keeping: wanted ?? log.kept ?? 'browser',
    offer: !user || isEmptyLog(log) ? 'hidden' : wanted ? 'busy' : 'open',
    said,
    keepIn,
  };
}
