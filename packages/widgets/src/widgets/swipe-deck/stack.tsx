import { type Outfit, savedKeyOf } from '@glow/api';
import { Skeleton } from '@glow/kit';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { lookPicture } from '#shared/look-picture.ts';
import type { SwipeDecision } from '#shared/visit-storage/index.ts';
import type { DeckState, SwipeDirection } from './swipe-deck.machine.ts';
import type { SwipeDeckStrings } from './swipe-deck.messages.ts';

const SIZES = '(width < 470px) 92vw, 430px';

/** Where a card is: at rest at a depth, on its way out, or on its way back in. */
interface CardPlace {
  /** 0: the top card, for people and for screen readers, until it has left. */
  readonly position: number;
  /** 0: seen whole. While the top card leaves, the one below it is, too. */
  readonly depth: number;
  readonly leaving?: SwipeDirection | undefined;
  readonly returned?: SwipeDirection | undefined;
}

interface FaceProps {
  readonly outfit: Outfit;
  /** Absent: it is not the top one. */
  readonly id: string | undefined;
}

/** Renders the picture of a card once it is decoded, so that no card shows half drawn; until then a skeleton. */
function Face({ outfit, id }: FaceProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [picture, setPicture] = useState<'coming' | 'decoded' | 'missing'>('coming');
  useEffect(() => {
    let isCurrent = true;
    const settle = (outcome: 'decoded' | 'missing') => isCurrent && setPicture(outcome);
    ref.current?.decode().then(
      () => settle('decoded'),
      () => settle('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <>
      {picture !== 'decoded' && <Skeleton className="glow-card-cloth" />}
      <img
        ref={ref}
        {...lookPicture(outfit.image, SIZES)}
        id={id}
        alt={id ? outfit.alt || outfit.name : ''}
        part="picture"
        data-picture={picture}
        draggable={false}
      />
    </>
  );
}

interface CardProps {
  /** Absent: a placeholder. */
  readonly outfit: Outfit | undefined;
  readonly mark: SwipeDecision | undefined;
  readonly place: CardPlace;
  readonly strings: SwipeDeckStrings;
  readonly cardRef: Ref<HTMLElement> | undefined;
  readonly pictureId: string;
}

/** Renders a look as a card with its two stamps; cards below the top one are hidden from assistive technology. */
function Card({ outfit, mark, place, strings, cardRef, pictureId }: CardProps) {
  const isTop = place.position === 0;
  return (
    <article
      ref={cardRef}
      className="glow-card"
      part="card"
      aria-hidden={!isTop || undefined}
      aria-busy={!outfit || undefined}
      aria-label={isTop ? (outfit ? outfit.name || outfit.alt : strings.styling) : undefined}
      data-depth={place.depth}
      data-leaving={place.leaving}
      data-returned={place.returned}
      data-mark={mark}
    >
      {outfit?.image ? (
        <Face outfit={outfit} id={isTop ? pictureId : undefined} />
      ) : (
        <Skeleton className="glow-card-cloth" />
      )}
      {!outfit && (
        <p className="glow-display glow-card-styling" part="styling">
          {strings.styling}
        </p>
      )}
      {outfit && (
        <>
          <span className="glow-display glow-stamp" part="stamp" data-stamp="liked" aria-hidden="true">
            {strings.likeStamp}
          </span>
          <span className="glow-display glow-stamp" part="stamp" data-stamp="passed" aria-hidden="true">
            {strings.passStamp}
          </span>
        </>
      )}
    </article>
  );
}

/** More than three cards nobody sees, beside one that leaves. */
const CARDS_IN_DOCUMENT = 3;

/** Returns where a card is: the cards below rise while the top one leaves. */
function placeOf({ animation }: DeckState, position: number): CardPlace {
  if (animation.type === 'leaving') {
    return position === 0
      ? { position, depth: 0, leaving: animation.direction }
      : { position, depth: position - 1 };
  }
  const returned = animation.type === 'returned' && position === 0 ? animation.direction : undefined;
  return { position, depth: position, returned };
}

interface StackProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
  readonly topRef: RefObject<HTMLElement | null>;
  /** Names the top picture, which describes the deck to whoever comes to it. */
  readonly pictureId: string;
}

/** Renders the visible cards, the top one last in the document, so that none needs a `z-index`. */
export function Stack({ state, strings, topRef, pictureId }: StackProps) {
  const { outfits, index, marks } = state.session;
  // The card from below comes while the top one leaves, so that nothing is left to be drawn when the next is pressed.
  const cards = CARDS_IN_DOCUMENT + (state.animation.type === 'leaving' ? 1 : 0);
  const slots = Math.min(cards, outfits.length + state.placeholders - index);
  return Array.from({ length: Math.max(0, slots) }, (_, position) => {
    const outfit = outfits[index + position];
    const key = outfit ? savedKeyOf(outfit) : `placeholder ${index + position}`;
    return (
      <Card
        key={key}
        outfit={outfit}
        mark={marks[key]}
        place={placeOf(state, position)}
        strings={strings}
        pictureId={pictureId}
        cardRef={position === 0 ? topRef : undefined}
      />
    );
  }).reverse();
}
