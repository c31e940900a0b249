import { DRAG_THRESHOLD_PX } from '@glow/api';
import { type RefObject, useEffect, useRef } from 'react';
import type { SwipeDecision } from '#shared/visit-storage/index.ts';

/** A press that moves less than this is no drag; then its axis decides whether it is one. */
const SLOP_PX = 8;
const PX_PER_DEGREE = 22;
const MAX_DEGREES = 12;

interface DragTarget {
  /** What the pointer is caught by. */
  readonly stack: HTMLElement;
  /** The card that may be dragged now, if any. */
  readonly card: () => HTMLElement | null | undefined;
  /** The card was released beyond the threshold. */
  readonly onDecide: (action: 'like' | 'pass') => void;
}

interface Dragged {
  readonly card: HTMLElement;
  readonly stamps: readonly HTMLElement[];
}

interface Press extends Dragged {
  readonly phase: 'pressed' | 'dragging';
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
}

/** `refused`: the press went up or down, or a second finger came; nothing moves until the next press. */
type Gesture = { readonly phase: 'idle' | 'refused' } | Press;

function markOf(deltaX: number): SwipeDecision {
  return deltaX > 0 ? 'liked' : 'passed';
}

/** Written straight to the element: a render per frame would cost twice the script. */
function moveCard({ card, stamps }: Dragged, deltaX: number): void {
  const degrees = Math.max(-MAX_DEGREES, Math.min(MAX_DEGREES, deltaX / PX_PER_DEGREE));
  card.style.transform = `translate3d(${deltaX}px, 0, 0) rotate(${degrees}deg)`;
  const opacity = Math.min(1, Math.abs(deltaX) / DRAG_THRESHOLD_PX);
  for (const { style, dataset } of stamps)
    style.opacity = `${dataset.stamp === markOf(deltaX) ? opacity : 0}`;
}

/**
 * Done at the press, a frame before anything moves, and on the elements themselves: a rule for a dragged deck would
 * have all cards styled again in the first frame of a drag.
 */
function holdTransitions({ card, stamps }: Dragged): void {
  for (const { style } of [card, ...stamps]) style.transition = 'none';
}

/** Removes the inline styles of a card, so that the style sheet animates it back or away. */
function releaseCard({ card, stamps }: Dragged): void {
  for (const element of [card, ...stamps]) element.removeAttribute('style');
}

/**
 * Drags the top card sideways with mouse, pen or one finger. It decides on release alone, beyond 150 px; a
 * cancelled pointer or a second finger lets the card spring back. Returns an unsubscribe function.
 */
function watchDrag({ stack, card, onDecide }: DragTarget): () => void {
  let gesture: Gesture = { phase: 'idle' };
  let click: 'let' | 'suppress' = 'let';
  const listening = new AbortController();

  function stop(phase: 'idle' | 'refused'): void {
    if ('card' in gesture) releaseCard(gesture);
    gesture = { phase };
    stack.removeAttribute('data-dragging');
  }

  function onDown(event: PointerEvent): void {
    const isSecondFinger = event.pointerType === 'touch' && !event.isPrimary;
    if (isSecondFinger && gesture.phase !== 'idle') {
      stop('refused');
      return;
    }
    stop('idle');
    click = 'let';
    const pressed = card();
    if (event.button !== 0 || event.ctrlKey || !pressed) return;
    const { pointerId, clientX: startX, clientY: startY } = event;
    const stamps = [...pressed.querySelectorAll<HTMLElement>('[data-stamp]')];
    gesture = { phase: 'pressed', card: pressed, stamps, pointerId, startX, startY };
    holdTransitions(gesture);
    capture(pointerId);
  }

  function capture(pointerId: number): void {
    try {
      stack.setPointerCapture(pointerId);
    } catch {
      // Gone already, as after a tap whose event came late.
    }
  }

  function onMove(event: PointerEvent): void {
    if (!('card' in gesture) || event.pointerId !== gesture.pointerId) return;
    const deltaX = event.clientX - gesture.startX;
    if (gesture.phase === 'pressed') {
      const deltaY = event.clientY - gesture.startY;
      if (Math.hypot(deltaX, deltaY) < SLOP_PX) return;
      if (Math.abs(deltaX) < Math.abs(deltaY)) {
        stop('refused');
        return;
      }
      gesture = { ...gesture, phase: 'dragging' };
      // Finished, not taken off: the animation of a returned card would start again with the release.
      for (const animation of gesture.card.getAnimations()) animation.finish();
      stack.dataset.dragging = '';
    }
    moveCard(gesture, deltaX);
  }

  function onUp(event: PointerEvent): void {
    if (!('card' in gesture) || event.pointerId !== gesture.pointerId) return;
    const { phase, startX } = gesture;
    const deltaX = event.clientX - startX;
    stop('idle');
    if (phase === 'pressed') return;
    click = 'suppress';
    if (Math.abs(deltaX) > DRAG_THRESHOLD_PX) onDecide(deltaX > 0 ? 'like' : 'pass');
  }

  function onClick(event: MouseEvent): void {
    if (click === 'let') return;
    click = 'let';
    event.preventDefault();
    event.stopPropagation();
  }

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => stack.addEventListener(name, listener, { signal: listening.signal, capture: name === 'click' });
  listen('pointerdown', onDown);
  listen('pointermove', onMove);
  listen('pointerup', onUp);
  // After `pointercancel`, too.
  listen('lostpointercapture', ({ pointerId }) => {
    if ('card' in gesture && pointerId === gesture.pointerId) stop('idle');
  });
  listen('click', onClick);
  return () => {
    listening.abort();
    stop('idle');
  };
}

interface DragRefs {
  readonly stackRef: RefObject<HTMLDivElement | null>;
  /** The top card, whatever it is. */
  readonly topRef: RefObject<HTMLElement | null>;
}

/** Lets the top card be dragged; both callbacks keep their identity. */
export function useDrag(isDraggable: () => boolean, onDecide: DragTarget['onDecide']): DragRefs {
  const stackRef = useRef<HTMLDivElement>(null);
  const topRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const stack = stackRef.current;
    if (!stack) return;
    import('#shared/layers/layers.tsx').then(
      (layers) => layers.start(stack),
      () => {},
    );
    return watchDrag({ stack, card: () => (isDraggable() ? topRef.current : null), onDecide });
  }, [isDraggable, onDecide]);
  return { stackRef, topRef };
}
