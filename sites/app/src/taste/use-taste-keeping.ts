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
  /** Resolves to whether that could be done. */
  readonly keepIn: (keeping: Keeping) => Promise<boolean>;
}

/** Keeps this browser's taste with the account where the person switched that on, as it changes; `say` tells of it. */
export function useTasteKeeping(say: (said: string) => void): TasteKeeping {
  const user = useSignedInUser();
  const log = useOwnTaste();
  const [wanted, setWanted] = useState<Keeping>();

  useEffect(() => {
    if (!user || wanted || log.kept !== 'account') return;
    // Where it fails, the next change or visit sends it.
    const timer = setTimeout(() => keepTasteInAccount(log).catch(() => {}), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [user, wanted, log]);

  async function keepIn(keeping: Keeping): Promise<boolean> {
    setWanted(keeping);
    const { kept: _, ...own }: TasteLog = log;
    const isKept = keeping === 'account';
    const isDone = await (isKept ? keepTasteInAccount(log) : forgetTasteInAccount()).then(
      () => true,
      () => false,
    );
    if (isDone) storeOwnTaste(isKept ? { ...own, kept: 'account' } : own);
    const done = isKept ? LEARNED_TEXTS.saidKept : LEARNED_TEXTS.saidNotKept;
    say(isDone ? done : LEARNED_TEXTS.accountFailed);
    setWanted(undefined);
    return isDone;
  }

  return {
    keeping: wanted ?? log.kept ?? 'browser',
    offer: !user || isEmptyLog(log) ? 'hidden' : wanted ? 'busy' : 'open',
    keepIn,
  };
}
