import type { Outfit } from '@glow/api';
import { buttonClass, Skeleton } from '@glow/kit';
import { clsx } from 'clsx/lite';
import type { CSSProperties } from 'react';
import { LookTags } from '#shared/look-tags.tsx';
import { SharpPicture } from '#shared/sharp-picture.tsx';
import { useSights } from '#shared/use-sights.ts';
import type { SaveStatus } from './curated-grid.machine.ts';
import { type CuratedGridStrings, saveText } from './curated-grid.messages.ts';

/** A pocket; a tick; a turn back: what the words say, for the eye. */
const ICONS: Record<SaveStatus, string> = {
  idle: 'M3.5 4h13v6.500a6.500 6.500 0 0 1-13 0zM3.500 7.700h13',
  saving: 'M3.500 4h13v6.500a6.500 6.500 0 0 1-13 0z',
  saved: 'M3.500 10.500l4.300 4.300 8.700-9.300',
  error: 'M4 5v4h4M4.300 9a6.200 6.200 0 1 1-.3 3.500',
};

interface SaveButtonProps {
  readonly outfit: Outfit;
  readonly status: SaveStatus;
  readonly strings: CuratedGridStrings;
  readonly onSave: (outfit: Outfit) => void;
}

/** Keeps its focus through all four states, so it is never disabled, only said to be. */
export function SaveButton({ outfit, status, strings, onSave }: SaveButtonProps) {
  const isOpen = status === 'idle' || status === 'error';
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'glow-look-save' })}
      part="save"
      data-state={status === 'saving' ? 'loading' : status}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onSave(outfit)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={ICONS[status]} />
      </svg>
      <span>
        {saveText(status, strings)}
        <span className="glow-visually-hidden"> {outfit.name || outfit.alt}</span>
      </span>
    </button>
  );
}

/** Renders cuttings of a look's cloth. */
export function Palette({ palette }: Pick<Outfit, 'palette'>) {
  return (
    <div className="glow-look-palette" part="palette" aria-hidden="true">
      {palette.map((colour) => (
        <i key={colour} style={{ backgroundColor: colour }} />
      ))}
    </div>
  );
}

interface LookCardProps extends SaveButtonProps {
  /** The look as it is on the figure; default: as it was liked. */
  readonly shown?: Outfit | undefined;
  readonly onOpen: (outfit: Outfit) => void;
}

/** Renders a liked look: its picture, its swatches, what it is, and the way into the wardrobe; it opens by a press. */
export function LookCard({ onOpen, shown, ...saving }: LookCardProps) {
  const { outfit, status } = saving;
  const { name, alt, palette, tags } = shown ?? outfit;
  const { sightOf, note } = useSights();
  const picture = sightOf(shown ?? outfit);
  return (
    <li className="glow-look" part="card" data-state={status}>
      <div
        className={clsx('glow-look-picture', picture === 'missing' && 'glow-skeleton')}
        part="poster"
        style={{ '--g-cloth': palette[0] } as CSSProperties}
      >
        <SharpPicture
          outfit={shown ?? outfit}
          sight={picture}
          onSight={note}
          alt={alt || name}
          loading={picture === 'decoded' ? undefined : 'lazy'}
        />
      </div>
      <Palette palette={palette} />
      <h3 className="glow-display glow-look-title" part="look-name">
        <button type="button" className="glow-look-open" part="open" onClick={() => onOpen(outfit)}>
          {name || alt}
        </button>
      </h3>
      <LookTags tags={tags} />
      <SaveButton {...saving} />
    </li>
  );
}

/** Renders the skeleton of a card. */
export function SkeletonCard() {
  return (
    <li className="glow-look glow-look-awaited" part="skeleton">
      <Skeleton className="glow-look-picture" />
      <Skeleton className="glow-look-title" />
      <Skeleton className="glow-look-tags" />
      <Skeleton className="glow-look-save" />
    </li>
  );
}
