import type { Outfit } from '@glow/api';
import { Skeleton } from '@glow/kit';
import { type Ref, useEffect, useRef, useState } from 'react';
import { lookPicture } from '#shared/look-picture.ts';
import type { Mark } from '#shared/visit-storage/index.ts';
import type { Way } from './swipe-deck.machine.ts';
import type { SwipeDeckStrings } from './swipe-deck.messages.ts';

const SIZES = '(width < 470px) 92vw, 430px';

/** Where a card is: at rest at a depth, on its way out, or on its way back in. */
export interface CardPlace {
  /** 0: the top card, for people and for screen readers, until it has left. */
  readonly position: number;
  /** 0: seen whole. While the top card leaves, the one below it is, too. */
  readonly depth: number;
  readonly leaving?: Way | undefined;
  readonly returned?: Way | undefined;
}

interface FaceProps {
  readonly outfit: Outfit;
  readonly isTop: boolean;
}

/** The picture shows once it is decoded, so that no card surfaces half drawn; until then its cloth does. */
function Face({ outfit, isTop }: FaceProps) {
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
        alt={isTop ? outfit.alt || outfit.name : ''}
        part="picture"
        data-picture={picture}
        draggable={false}
      />
    </>
  );
}

export interface CardProps {
  /** Absent: a placeholder. */
  readonly outfit: Outfit | undefined;
  readonly mark: Mark | undefined;
  readonly place: CardPlace;
  readonly strings: SwipeDeckStrings;
  readonly cardRef: Ref<HTMLElement> | undefined;
}

/** A look as a print on a card, with the two stamps; those below the top one are only seen. */
export function Card({ outfit, mark, place, strings, cardRef }: CardProps) {
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
      {outfit?.image ? <Face outfit={outfit} isTop={isTop} /> : <Skeleton className="glow-card-cloth" />}
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
