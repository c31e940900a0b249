import { type RefObject, useEffect, useRef } from 'react';
import type { Mark } from '#shared/visit-storage/index.ts';
import { watchDrag } from './drag-gesture.ts';

export interface DragRefs {
  readonly stackRef: RefObject<HTMLDivElement | null>;
  /** The top card, whatever it is. */
  readonly topRef: RefObject<HTMLElement | null>;
}

/** Lets the top card be dragged; both callbacks keep their identity. */
export function useDrag(isDraggable: () => boolean, decide: (mark: Mark) => void): DragRefs {
  const stackRef = useRef<HTMLDivElement>(null);
  const topRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const stack = stackRef.current;
    if (!stack) return;
    return watchDrag({ stack, card: () => (isDraggable() ? topRef.current : null), onDecide: decide });
  }, [isDraggable, decide]);
  return { stackRef, topRef };
}
