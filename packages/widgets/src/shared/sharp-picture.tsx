import type { Outfit } from '@glow/api';
import { Skeleton, useBrowserLayoutEffect } from '@glow/kit';
import { useRef } from 'react';
import { drawn, keepDrawn, lookPicture } from './look-picture.ts';
import { Preview } from './preview.tsx';

/** What is there of a look's picture; `missing`: it failed, or did not come in time, and may come yet. */
export type Sight = 'coming' | 'decoded' | 'missing';

export interface SharpPictureProps {
  readonly outfit: Outfit;
  readonly sight: Sight;
  readonly onSight: (outfit: Outfit, sight: Sight) => void;
  readonly alt: string;
  readonly id?: string | undefined;
  readonly loading?: 'lazy' | undefined;
  /** `later`: others come first, so that it is not asked for yet. */
  readonly turn?: 'first' | 'now' | 'later';
}

/** Renders a look's picture once it is decoded, so that none shows half drawn; its preview, or its cloth, until then. */
export function SharpPicture({ outfit, sight, onSight, alt, id, loading, turn = 'now' }: SharpPictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const isDue = turn !== 'later';
  useBrowserLayoutEffect(() => {
    const image = ref.current;
    if (!isDue || !image) return;
    image.fetchPriority = turn === 'first' ? 'high' : 'low';
    // A width is chosen in a microtask of the browser's; one that was drawn before is there after it.
    if (!import.meta.env.GLOW_EMBED && drawn.has(lookPicture(outfit.image).src))
      queueMicrotask(() => image.complete && image.naturalWidth > 0 && onSight(outfit, 'decoded'));
    image.decode().then(
      () => {
        if (!import.meta.env.GLOW_EMBED) keepDrawn(lookPicture(outfit.image).src, image);
        onSight(outfit, 'decoded');
      },
      () => onSight(outfit, 'missing'),
    );
  }, [isDue, outfit, onSight]);
  return (
    <>
      {sight !== 'decoded' && !outfit.preview && <Skeleton className="glow-cloth" />}
      <Preview of={outfit} className="glow-cloth" />
      <img
        ref={ref}
        loading={loading} // before `src`, so that none of the widths is fetched in vain
        {...(isDue && lookPicture(outfit.image))}
        id={id}
        alt={alt}
        width="480"
        height="640"
        part="picture"
        data-picture={sight}
        // Firefox refuses to decode a lazy picture before it is there; what was given up for another reason may come late.
        onLoad={() => sight === 'missing' && onSight(outfit, 'decoded')}
        draggable={false}
      />
    </>
  );
}

/** Chooses what shows a look: in layers where those are to be had, once their code has come; flat until then. */
export const pictures = { of: (_outfit: Outfit | undefined) => SharpPicture };
