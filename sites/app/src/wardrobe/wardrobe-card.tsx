import type { WardrobeItem } from '@glow/api';
import { Skeleton } from '@glow/kit';
import { LookLink } from '../look/look-link.tsx';
import { lookPicture } from '../pictures/look-picture.ts';
import { CardMenu } from './card-menu.tsx';
import { traitsLine } from './look-traits.messages.ts';
import { traitsOf } from './look-traits.ts';

const SIZES = '(width < 740px) 46vw, (width < 1100px) 31vw, 300px';

interface WardrobeCardProps {
  readonly item: WardrobeItem;
  readonly onDelete: (item: WardrobeItem) => void;
}

/** A saved look: its picture, its name, what it is for, and a menu. */
export function WardrobeCard({ item, onDelete }: WardrobeCardProps) {
  const { name, image, tags, alt } = item;
  const line = traitsLine(traitsOf(tags));
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
      <div className="saved-look-head">
        <h2 className="glow-display saved-look-name">
          <LookLink look={item} className="saved-look-link">
            {name}
          </LookLink>
        </h2>
        <CardMenu lookName={name} onDelete={() => onDelete(item)} />
      </div>
      {line && <p className="saved-look-tags">{line}</p>}
    </li>
  );
}

/** Renders a look that is not there yet, in the same places. */
export function SkeletonCard() {
  return (
    <li className="saved-look">
      <Skeleton className="saved-look-picture" />
      <Skeleton className="saved-look-name saved-look-awaited" />
      <Skeleton className="saved-look-tags saved-look-awaited" />
    </li>
  );
}
