import type { Piece } from '@glow/api';
import { Skeleton } from '@glow/kit';
import { LOOK_TEXTS } from './look.messages.ts';

/** A piece's picture comes in one width. */
const SIDE_PX = 320;
const AWAITED = 6;

interface PieceListProps {
  /** Undefined: they are on their way. */
  readonly pieces: readonly Piece[] | undefined;
  /** The place of the piece that is being swapped. */
  readonly swapping: number | undefined;
  readonly onSwap: (place: number, piece: Piece) => void;
}

/** Renders the pieces of a look, each laid flat, with its name, its colour and the way to another. */
export function PieceList({ pieces, swapping, onSwap }: PieceListProps) {
  return (
    <ul className="look-pieces">
      {!pieces &&
        Array.from({ length: AWAITED }, (_, place) => (
          <li key={place} aria-hidden="true">
            <Skeleton className="look-piece-awaited" />
          </li>
        ))}
      {pieces?.map((piece, place) => {
        const { slot, name, colour, image } = piece;
        return (
          <li key={slot}>
            <img src={image} alt="" width={SIDE_PX} height={SIDE_PX} loading="lazy" decoding="async" />
            <p>
              <i style={{ backgroundColor: colour.value }} aria-hidden="true" />
              {name}
            </p>
            <button type="button" aria-expanded={swapping === place} onClick={() => onSwap(place, piece)}>
              {LOOK_TEXTS.swap}
              <span className="glow-visually-hidden"> {name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
