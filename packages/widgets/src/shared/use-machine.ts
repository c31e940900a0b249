import { useCallback, useRef, useState } from 'react';
import { useLatest } from './widget-hooks.ts';

/** A step of a machine: `onStep` hears of it within the press or the answer that caused it, before it is drawn. */
export interface Step<State> {
  readonly state: State;
  readonly before: State;
}

/** Runs a machine: like a reducer whose steps are also told at once, so that a call is under way before React draws. */
export function useMachine<State, Event>(
  transition: (state: State, event: Event) => State,
  initial: State,
  onStep: (step: Step<State>) => void,
): readonly [State, (event: Event) => void] {
  const [drawn, setDrawn] = useState(initial);
  const ref = useRef(initial);
  const latest = useLatest(onStep);
  const send = useCallback(
    (event: Event) => {
      const before = ref.current;
      const state = transition(before, event);
      if (state === before) return;
      ref.current = state;
      latest.current({ state, before });
      setDrawn(state);
    },
    [transition, latest],
  );
  return [drawn, send];
}
