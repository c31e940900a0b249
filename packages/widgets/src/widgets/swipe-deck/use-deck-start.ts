import { useLayoutEffect } from 'react';
import { playDemo } from '#shared/play-demo.ts';
import type { Emit } from '#shared/use-emit.ts';
import { useLatest } from '#shared/use-latest.ts';
import { readDeck, watchDeck } from '#shared/visit-storage/index.ts';
import { placeholdersFor, signatureOf, startDeck } from './deck-start.ts';
import { INITIAL_STATE } from './swipe-deck.machine.ts';
import type { SwipeDeckProps } from './swipe-deck.tsx';
import type { DeckStore } from './use-deck-state.ts';

/**
 * Begins the deck that the page gives or a quiz left, before the first paint, and again when it is another one.
 * A demo begins when it is loaded.
 */
export function useDeckStart(
  props: SwipeDeckProps,
  { stateRef, send }: DeckStore,
  apiBase: string,
  emit: Emit,
): void {
  const { demo } = props;
  const latest = useLatest(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for what the page gives
  useLayoutEffect(() => {
    if (demo) return;
    const begin = (session: ReturnType<typeof startDeck>) => {
      if (session.deckId === stateRef.current.session.deckId) {
        send({ type: 'arrived', outfits: session.outfits });
      } else if (session.outfits.length > 0 || session.aiEnabled || stateRef.current.status === 'opening') {
        send({ type: 'begin', session, placeholders: placeholdersFor(session, props.outfits) });
      }
    };
    begin(startDeck(props));
    if (props.outfits) return;
    return watchDeck(() => {
      const stored = readDeck();
      if (stored) begin(stored);
    });
  }, [signatureOf(props), demo, send]);

  useLayoutEffect(() => {
    if (!demo) return;
    let isCurrent = true;
    const played = import('./swipe-deck.demo.ts').then(({ demoDeck }) => {
      if (!isCurrent) return;
      const { outfits, placeholders, events } = demoDeck(demo, apiBase);
      send({ type: 'begin', session: { ...INITIAL_STATE.session, outfits }, placeholders });
      for (const event of events) send(event);
    });
    playDemo(played, { props: latest.current, emit });
    return () => {
      isCurrent = false;
    };
  }, [demo, apiBase, send, emit, latest]);
}
