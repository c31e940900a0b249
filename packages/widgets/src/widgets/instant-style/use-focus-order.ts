import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from '#shared/deep-active-element.ts';
import type { InstantStyleState } from './instant-style.machine.ts';

export interface FocusOrder {
  readonly pickedRef: RefObject<HTMLButtonElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly posterRef: RefObject<HTMLDivElement | null>;
}

/**
 * Where the focus goes: from the pressed card to the heading of its look, unless the visitor went elsewhere
 * meanwhile, and with 'Retake Choices' back to that card. A pick brings the poster into view.
 */
export function useFocusOrder({ status }: InstantStyleState): FocusOrder {
  const pickedRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const posterRef = useRef<HTMLDivElement>(null);
  const lastPickedRef = useRef<HTMLButtonElement>(null);
  const lastStatusRef = useRef(status);

  useLayoutEffect(() => {
    if (pickedRef.current) lastPickedRef.current = pickedRef.current;
  });

  useEffect(() => {
    const before = lastStatusRef.current;
    lastStatusRef.current = status;
    if (before === status) return;
    if (status === 'loading') {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      posterRef.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
    }
    if (status === 'result' && deepActiveElement() === lastPickedRef.current) {
      headingRef.current?.focus({ preventScroll: true });
    }
    if (status === 'idle') lastPickedRef.current?.focus();
  }, [status]);

  return { pickedRef, headingRef, posterRef };
}
