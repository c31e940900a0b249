import type { TodaysLook, TodaysLookRequest } from '@glow/api';
import { fetchTodaysLook } from '@glow/api/client';
import { useCallback, useEffect, useState } from 'react';
import { readLikedLooks } from '../session/liked-looks.ts';
import { SITE_API } from '../session/site-api.ts';
import { allowedPlace } from './allowed-place.ts';
import { knownAnswers } from './known-answers.ts';
import { localDate } from './local-date.ts';

type Turn = 0 | 1;

export type TodaysLookState =
  | { readonly status: 'loading' | 'failed'; readonly turn: Turn }
  | { readonly status: 'loaded'; readonly turn: Turn; readonly look: TodaysLook };

interface UsedTodaysLook {
  readonly state: TodaysLookState;
  /** The day that it is for. */
  readonly date: Date;
  readonly show: (turn: Turn) => void;
}

/** Returns all that a look of the day is chosen by, as far as it is known here. */
async function requestFor(date: Date, turn: Turn): Promise<TodaysLookRequest> {
  return { date: localDate(date), turn, ...knownAnswers(readLikedLooks()), ...(await allowedPlace()) };
}

/** Loads the look of the day, and the second one. */
export function useTodaysLook(): UsedTodaysLook {
  const [date] = useState(() => new Date());
  const [asked, setAsked] = useState<{ readonly turn: Turn }>({ turn: 0 });
  const [state, setState] = useState<TodaysLookState>({ status: 'loading', turn: 0 });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { turn } = asked;
    requestFor(date, turn)
      .then((request) => fetchTodaysLook(SITE_API, request, { signal }))
      .then(
        (look) => !signal.aborted && setState({ status: 'loaded', turn, look }),
        () => !signal.aborted && setState({ status: 'failed', turn }),
      );
    return () => controller.abort();
  }, [date, asked]);

  const show = useCallback((turn: Turn) => setAsked({ turn }), []);
  return { state, date, show };
}
