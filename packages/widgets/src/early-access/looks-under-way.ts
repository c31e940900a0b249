const STARTS = 'glow-pick';
const ENDS = ['glow-look', 'glow-error', 'glow-retake'];

export interface LooksUnderWay {
  /** Whether a widget that is still on the page is generating a look. */
  any(): boolean;
  stop(): void;
}

/** Follows, on the document, which widgets are between a pick and its look or error (INTERFACE section 3). */
export function watchLooksUnderWay(): LooksUnderWay {
  const generating = new Set<EventTarget | null>();
  const onStart = (event: Event) => generating.add(event.target);
  const onEnd = (event: Event) => generating.delete(event.target);
  document.addEventListener(STARTS, onStart);
  for (const name of ENDS) document.addEventListener(name, onEnd);
  return {
    any: () => [...generating].some((target) => target instanceof Node && target.isConnected),
    stop() {
      document.removeEventListener(STARTS, onStart);
      for (const name of ENDS) document.removeEventListener(name, onEnd);
    },
  };
}
