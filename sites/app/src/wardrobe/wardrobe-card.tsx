import type { WardrobeItem } from '@glow/api';
import { Button, Skeleton } from '@glow/kit';
import { useId } from 'react';
import { lookPicture } from '../pictures/look-picture.ts';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';

/** `auto` takes the box of a lazy picture; the rest is for browsers that do not know it. */
const SIZES = 'auto, (width < 740px) 46vw, (width < 1100px) 31vw, 300px';

interface WardrobeCardProps {
  readonly item: WardrobeItem;
  readonly onDelete: (item: WardrobeItem) => void;
}

/** Each tag once; a dot stays on the line of the tag before it. */
const tagLine = (tags: readonly string[]) => [...new Set(tags)].join('\u00a0· ');

/** A saved look: its picture, its name, its tags and the way out of the wardrobe. */
export function WardrobeCard({ item, onDelete }: WardrobeCardProps) {
  const { name, image, tags, alt } = item;
  const nameId = useId();
  return (
    <li className="saved-look">
      <div className="saved-look-picture">
        <img
          {...lookPicture(image, SIZES)}
          alt={alt || name}
          width="480"
          height="640"
          loading="lazy"
          decoding="async"
        />
      </div>
      <h2 id={nameId} className="glow-display saved-look-name">
        {name}
      </h2>
      {tags.length > 0 && <p className="saved-look-tags">{tagLine(tags)}</p>}
      <Button
        variant="quiet"
        size="small"
        className="saved-look-delete"
        aria-describedby={nameId}
        onClick={() => onDelete(item)}
      >
        {WARDROBE_TEXTS.delete}
      </Button>
    </li>
  );
}

/** Renders a look that is not there yet, in the same places. */
export function SkeletonCard() {
  return (
    <li className="saved-look">
      <Skeleton className="saved-look-picture" />
      <Skeleton className="saved-look-name saved-look-awaited" />
      <Skeleton className="saved-look-delete saved-look-awaited" />
    </li>
  );
}
