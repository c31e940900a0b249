import { EMPTY_LOG, type Statement, statementsOf, type TasteLog, withCorrection } from '@glow/stylist/taste';
import { useMemo, useRef, useState } from 'react';
import { LEARNED_TEXTS } from './learned.messages.ts';
import { storeOwnTaste, useOwnTaste } from './own-taste.ts';

interface Corrections {
  readonly statements: readonly Statement[];
  /** What became of the last correction, in words. */
  readonly said: string;
  /** Takes the last correction back; absent where there is none. */
  readonly undo: (() => void) | undefined;
  readonly confirm: (statement: Statement) => void;
  readonly turn: (statement: Statement) => void;
  readonly forget: (statement: Statement) => void;
  readonly forgetAll: () => void;
  /** Says what else became of the taste. */
  readonly say: (said: string) => void;
}

/** Lets a person correct what was learned; statements stay in the places where she saw them first. */
export function useCorrections(): Corrections {
  const log = useOwnTaste();
  const [last, setLast] = useState<{ readonly said: string; readonly before?: TasteLog }>();
  const places = useRef(new Map<string, number>());
  const statements = useMemo(() => statementsOf(log), [log]);
  for (const { trait } of statements) {
    if (!places.current.has(trait)) places.current.set(trait, places.current.size);
  }
  const placeOf = ({ trait }: Statement) => places.current.get(trait) ?? 0;
  const change = (next: TasteLog, said: string) => {
    storeOwnTaste(next);
    setLast({ said, before: log });
  };
  const before = last?.before;
  return {
    statements: statements.toSorted((one, other) => placeOf(one) - placeOf(other)),
    said: last?.said ?? '',
    undo:
      before &&
      (() => {
        storeOwnTaste(before);
        setLast({ said: LEARNED_TEXTS.saidUndone });
      }),
    confirm: ({ trait, end }) => change(withCorrection(log, trait, end), LEARNED_TEXTS.saidRight),
    turn: ({ trait, end }) =>
      change(withCorrection(log, trait, end === 1 ? -1 : 1), LEARNED_TEXTS.saidTurned),
    forget: ({ trait }) => change(withCorrection(log, trait, 0), LEARNED_TEXTS.saidForgotten),
    forgetAll: () => change(EMPTY_LOG, LEARNED_TEXTS.saidAllForgotten),
    say: (said) => setLast({ said }),
  };
}
