import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { revealThreshold, visibleHeight } from './reveal-threshold.ts';

/** `still`: as it is; `waiting`: hidden until scrolled to; `entering`: fades and slides in, once. */
export type RevealState = 'still' | 'waiting' | 'entering';

/**
 * Lets an element appear when it is scrolled to; one in view from the start, or above it, stays as it is.
 * Nothing is hidden before the first scroll: until then nobody is on the way to it, and a printer, a reader
 * or a picture of the whole page finds all of it.
 */
export function useReveal<Element extends HTMLElement>(): [RefObject<Element | null>, RevealState] {
  const ref = useRef<Element>(null);
  const [state, setState] = useState<RevealState>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = element.getBoundingClientRect();
    if (start.bottom <= 0 || visibleHeight(start, innerHeight) > 0) return;
    const observing = new AbortController();

    const hideOrEnter = () => {
      // It would slide away from under a press.
      if (element.matches(':active')) return;
      const box = element.getBoundingClientRect();
      const threshold = revealThreshold(box.height, innerHeight);
      const isThere = visibleHeight(box, innerHeight) >= threshold * box.height;
      // At once: a scroll event comes before the paint that would show the element unhidden.
      flushSync(() => setState(isThere ? 'entering' : 'waiting'));
      if (!isThere)
        enterAt(
          element,
          threshold,
          () => setState(element.matches(':active') ? 'still' : 'entering'),
          observing.signal,
        );
    };
    addEventListener('scroll', hideOrEnter, { once: true, passive: true, signal: observing.signal });
    return () => observing.abort();
  }, []);

  return [ref, state];
}

/** Calls back once, when the share of the element is in view. */
function enterAt(element: Element, threshold: number, enter: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      enter();
    },
    { threshold },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
