import type { Outfit } from '@glow/api';
import { Skeleton } from '@glow/kit';
import type { CSSProperties } from 'react';
import { lookPicture } from '#shared/look-picture.ts';
import type { SaveStatus } from './curated-grid.machine.ts';
import { type CuratedGridStrings, saveText } from './curated-grid.messages.ts';
import { SaveButton } from './save-button.tsx';

/** `auto` takes the box of a lazy picture; the rest is for browsers that do not know it. */
const SIZES = 'auto, (width < 740px) 46vw, (width < 1100px) 31vw, 300px';

export interface LookCardProps {
  readonly outfit: Outfit;
  readonly status: SaveStatus;
  readonly strings: CuratedGridStrings;
  readonly onSave: (outfit: Outfit) => void;
}

/** Tags without those that another says already, in whatever case. */
function eachOnce(tags: readonly string[]): string[] {
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}

/** A liked look: its picture, its swatches, what it is, and the way into the wardrobe. */
export function LookCard({ outfit, status, strings, onSave }: LookCardProps) {
  const { name, image, alt, palette, tags } = outfit;
  return (
    <li className="glow-look" part="card" data-state={status}>
      <div className="glow-look-picture" part="poster" style={{ '--g-cloth': palette[0] } as CSSProperties}>
        <img
          {...lookPicture(image, SIZES, 480)}
          alt={alt || name}
          width="480"
          height="640"
          loading="lazy"
          decoding="async"
          part="picture"
        />
      </div>
      <div className="glow-look-palette" part="palette" aria-hidden="true">
        {palette.map((colour) => (
          <i key={colour} style={{ backgroundColor: colour }} />
        ))}
      </div>
      {name && (
        <h3 className="glow-display glow-look-title" part="look-name">
          {name}
        </h3>
      )}
      {tags.length > 0 && (
        <ul className="glow-look-tags" part="tags">
          {eachOnce(tags).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <SaveButton
        status={status}
        text={saveText(status, strings)}
        lookName={name || alt}
        onSave={() => onSave(outfit)}
      />
    </li>
  );
}

/** A look that is not there yet, in the same places. */
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
