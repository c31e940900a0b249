import { PLACEHOLDER_MAX_MS } from '@glow/api';
import { type Api, ApiError } from '@glow/api/client';
import { useCallback, useEffect } from 'react';
import type { Emit } from '#shared/use-emit.ts';
import { useLatest } from '#shared/use-latest.ts';
import { readOutfits } from '#shared/visit-storage/index.ts';
import type { OutfitsDetail } from './event-details.ts';
import { OUTFITS_EVENT, requestLooks } from './request-looks.ts';
import type { SwipeDeckProps } from './swipe-deck.tsx';
import type { DeckStore } from './use-deck-state.ts';

interface Page {
  readonly props: SwipeDeckProps;
  readonly api: Api;
  readonly emit: Emit;
}

/**
 * Looks beyond those of the start: asked for once per deck, heard as an event from whomever, and waited for no
 * longer than 8 s (spec section 4, INTERFACE section 3).
 */
export function useLooks({ state, stateRef, send }: DeckStore, page: Page): void {
  const latest = useLatest(page);
  const { demo } = page.props;
  const { deckId } = state.session;
  const isExpecting = state.placeholders > 0;

  const giveUp = useCallback(
    (id: string) => {
      if (stateRef.current.session.deckId === id) send({ type: 'placeholders-left' });
    },
    [stateRef, send],
  );

  useEffect(() => {
    const { session, status } = stateRef.current;
    const isWanted = session.aiEnabled && session.answers && session.generate === 'unsent';
    if (demo || status !== 'swiping' || session.deckId !== deckId || !isWanted) return;
    send({ type: 'generate-sent' });
    requestLooks(latest.current.api, session).then(
      (count) => count || giveUp(deckId),
      (error) => {
        giveUp(deckId);
        const { props, emit } = latest.current;
        const kind = error instanceof ApiError && error.kind !== 'aborted' ? error.kind : 'network';
        const message = 'No further looks came for the deck.';
        emit('glow-error', props.onError, { reason: 'request', message, kind });
      },
    );
  }, [deckId, demo, stateRef, send, giveUp, latest]);

  useEffect(() => {
    if (demo || !isExpecting) return;
    const timer = setTimeout(() => giveUp(deckId), PLACEHOLDER_MAX_MS);
    return () => clearTimeout(timer);
  }, [deckId, isExpecting, demo, giveUp]);

  useEffect(() => {
    const onOutfits = (event: Event) => {
      const { detail } = event as CustomEvent<Partial<OutfitsDetail> | null>;
      const isOurs = !detail?.deckId || detail.deckId === stateRef.current.session.deckId;
      if (isOurs) send({ type: 'arrived', outfits: readOutfits(detail?.outfits) });
    };
    document.addEventListener(OUTFITS_EVENT, onOutfits);
    return () => document.removeEventListener(OUTFITS_EVENT, onOutfits);
  }, [stateRef, send]);
}
