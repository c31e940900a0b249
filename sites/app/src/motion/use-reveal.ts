import { type RefObject, useEffect, useRef, useState } from 'react';
import { revealThreshold, visibleHeight } from './reveal.ts';

/** `still`: never hidden; `waiting`: hidden until scrolled to; `entering`: fades and slides in, once. */
export type RevealState = 'still' | 'waiting' | 'entering';

/** Prepares an element to appear when it is scrolled to. One already in view, or above it, stays as it is. */
export function useReveal<Element extends HTMLElement>(): [RefObject<Element | null>, RevealState] {
  const ref = useRef<Element>(null);
  const [state, setState] = useState<RevealState>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const box = element.getBoundingClientRect();
    if (box.bottom <= 0 || visibleHeight(box, innerHeight) > 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState('entering');
      },
      { threshold: revealThreshold(box.height, innerHeight) },
    );
    setState('waiting');
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, state];
}
