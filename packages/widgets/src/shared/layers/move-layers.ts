/** How far a layer moves each way, of its own width; less than what is drawn beyond the picture. */
const REACH_PERCENT = { back: 0, figure: 1.1, front: 2.2 } as const;
const BACK_TO_REST = 'translate 300ms ease-out';

/** A fraction of a degree about the feet: hair and hem swing out and come to rest. */
const SWAY = [0, 0.4, -0.25, 0].map((degrees) => ({ transform: `skewX(${degrees}deg)` }));
const SWAY_TIMING = { duration: 1400, easing: 'ease-in-out' } as const;
const FEET = '50% 93%';

const layersIn = (stack: HTMLElement) => [...stack.querySelectorAll<HTMLElement>('[data-layer]')].slice(1);

/** Lets the figure sway once. */
export function sway(stack: HTMLElement): void {
  const [figure] = layersIn(stack);
  if (!figure) return;
  figure.style.transformOrigin = FEET;
  figure.animate(SWAY, SWAY_TIMING);
}

/**
 * Moves the layers with the pointer over the deck that they are in, or over themselves: by transforms alone, and without
 * a look at the layout while it moves. Returns an unsubscribe function.
 */
export function followPointer(stack: HTMLElement): () => void {
  const stage = stack.closest<HTMLElement>('[part=deck]') ?? stack;
  const layers = layersIn(stack);
  const listening = new AbortController();
  const { signal } = listening;
  let place: DOMRect | undefined;

  function move(clientX: number): void {
    place ??= stage.getBoundingClientRect();
    const across = Math.max(-1, Math.min(1, ((clientX - place.left) / place.width) * 2 - 1));
    for (const { style, dataset } of layers) {
      style.transition = 'none';
      style.translate = `${across * REACH_PERCENT[dataset.layer as keyof typeof REACH_PERCENT]}% 0`;
    }
  }

  function rest(): void {
    place = undefined;
    for (const { style } of layers) {
      style.transition = BACK_TO_REST;
      style.translate = '';
    }
  }

  stage.addEventListener('pointermove', ({ clientX }) => move(clientX), { signal });
  stage.addEventListener('pointerleave', rest, { signal });
  stage.addEventListener('pointercancel', rest, { signal });
  return () => listening.abort();
}
