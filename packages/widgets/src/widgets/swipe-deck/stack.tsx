import { type Outfit, savedKeyOf } from '@glow/api';
import { Skeleton } from '@glow/kit';
import type { Ref, RefObject } from 'react';
import { pictures } from '#shared/sharp-picture.tsx';
import type { Sights } from '#shared/use-sights.ts';
import type { SwipeDecision } from '#shared/visit-storage/index.ts';
import type { DeckState, SwipeDirection } from './swipe-deck.machine.ts';
import type { SwipeDeckStrings } from './swipe-deck.messages.ts';

/** Where a card is: at rest at a depth, on its way out, or on its way back in. */
interface CardPlace {
  /** 0: the top card, for people and for screen readers, until it has left. */
  readonly position: number;
  /** 0: seen whole. While the top card leaves, the one below it is, too. */
  readonly depth: number;
  readonly leaving?: SwipeDirection | undefined;
  readonly returned?: SwipeDirection | undefined;
}

interface CardProps {
  /** Absent: a placeholder. */
  readonly outfit: Outfit | undefined;
  readonly mark: SwipeDecision | undefined;
  readonly place: CardPlace;
  readonly strings: SwipeDeckStrings;
  readonly cardRef: Ref<HTMLElement> | undefined;
  readonly pictureId: string;
  readonly sights: Sights;
  /** Of its picture. */
  readonly turn: 'first' | 'now' | 'later';
}

/** Renders a look as a card with its two stamps; cards below the top one are hidden from assistive technology. */
function Card({ outfit, mark, place, strings, cardRef, pictureId, sights, turn }: CardProps) {
  const isTop = place.position === 0;
  const Picture = pictures.of(outfit);
  const words = isTop && (outfit ? sights.sightOf(outfit) === 'missing' && outfit.name : strings.styling);
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
        <Picture
          outfit={outfit}
          sight={sights.sightOf(outfit)}
          onSight={sights.note}
          alt={isTop ? outfit.alt || outfit.name : ''}
          id={isTop ? pictureId : undefined}
          turn={turn}
        />
      ) : (
        <Skeleton className="glow-cloth" />
      )}
      {words && (
        <p className="glow-display glow-card-styling" part="styling">
          {words}
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

/** Three are seen; the fourth is decoded by the time it is. */
const CARDS_IN_DOCUMENT = 4;
/** HTTP/1.1 has six connections to an origin: the others are for code and calls. */
const PICTURES_AT_A_TIME = 3;

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
  readonly sights: Sights;
}

/** Renders the visible cards and the next, the top one last in the document, so that none needs a `z-index`. */
export function Stack({ state, strings, topRef, pictureId, sights }: StackProps) {
  const { outfits, index, marks } = state.session;
  const slots = Math.min(CARDS_IN_DOCUMENT, outfits.length + state.placeholders - index);
  let underWay = 0;
  return Array.from({ length: slots }, (_, position) => {
    const outfit = outfits[index + position];
    const key = outfit ? savedKeyOf(outfit) : `placeholder ${index + position}`;
    // The first look of a deck has the line to itself; later on, what is on its way is not taken back.
    if (outfit && sights.sightOf(outfit) === 'coming') underWay += index + position ? 1 : PICTURES_AT_A_TIME;
    return (
      <Card
        key={key}
        outfit={outfit}
        mark={marks[key]}
        place={placeOf(state, position)}
        strings={strings}
        pictureId={pictureId}
        cardRef={position === 0 ? topRef : undefined}
        sights={sights}
        turn={position === 0 ? 'first' : underWay > PICTURES_AT_A_TIME ? 'later' : 'now'}
      />
    );
  }).reverse();
}
