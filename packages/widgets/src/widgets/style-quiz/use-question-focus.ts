import { type RefObject, useEffect, useRef } from 'react';
import type { StyleQuizState } from './style-quiz.machine.ts';

interface QuestionFocus {
  readonly topRef: RefObject<HTMLParagraphElement | null>;
  readonly groupRef: RefObject<HTMLFieldSetElement | null>;
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  readonly retryRef: RefObject<HTMLButtonElement | null>;
  /** The visitor turned to another question, rather than finding it after a reload. */
  readonly noteTurn: () => void;
}

/**
 * Moves the focus: into the group that a turn brings, on its answer where it has one; after a submission,
 * which locks all controls, back to the button that asks again.
 */
export function useQuestionFocus({ status, index }: StyleQuizState): QuestionFocus {
  const topRef = useRef<HTMLParagraphElement>(null);
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const retryRef = useRef<HTMLButtonElement>(null);
  const turnRef = useRef<'none' | 'due'>('none');
  const statusRef = useRef(status);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is over once the other question shows
  useEffect(() => {
    if (turnRef.current === 'none') return;
    turnRef.current = 'none';
    const radios = [...(groupRef.current?.querySelectorAll('input') ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
    topRef.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  useEffect(() => {
    const before = statusRef.current;
    statusRef.current = status;
    if (before !== 'submitting') return;
    if (status === 'failed') retryRef.current?.focus();
    if (status === 'done') submitRef.current?.focus({ preventScroll: true });
  }, [status]);

  return {
    topRef,
    groupRef,
    submitRef,
    retryRef,
    noteTurn() {
      turnRef.current = 'due';
    },
  };
}
