import { type Outfit, savedKeyOf } from '@glow/api';
import { Skeleton, useBrowserLayoutEffect } from '@glow/kit';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { lookPicture } from '../look-picture.ts';
import { Preview } from '../preview.tsx';
import { pictures, SharpPicture, type SharpPictureProps } from '../sharp-picture.tsx';
import { followPointer, sway } from './move-layers.ts';

const STACK: CSSProperties = {
  position: 'relative',
  overflow: 'clip',
  borderRadius: 'inherit',
  pointerEvents: 'none',
};
const BACK: CSSProperties = { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' };
/** As much larger as the server draws them, so that none shows its end. */
const MOVING: CSSProperties = {
  ...BACK,
  inset: '-2.5%',
  width: '105%',
  maxWidth: 'none',
  height: '105%',
};
const STYLES = { back: BACK, figure: MOVING, front: MOVING } as const;
const NAMES = ['back', 'figure', 'front'] as const;

/** Renders a look's picture in layers that lie over each other and follow the pointer; flat where one cannot be had. */
export function LayeredPicture(props: SharpPictureProps) {
  const { outfit, sight, onSight, alt, id, turn = 'now' } = props;
  const { layers } = outfit;
  const ref = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'whole' | 'broken'>('whole');
  const isDue = turn !== 'later';
  const isTop = id !== undefined;

  useBrowserLayoutEffect(() => {
    const images = [...(ref.current?.querySelectorAll('img') ?? [])];
    if (!isDue || images.length === 0) return;
    for (const image of images) image.fetchPriority = turn === 'first' ? 'high' : 'low';
    Promise.all(images.map((image) => image.decode())).then(
      () => onSight(outfit, 'decoded'),
      () => setState('broken'),
    );
  }, [isDue, outfit, onSight]);

  useEffect(() => {
    const stack = ref.current;
    if (!stack || !isTop || sight !== 'decoded') return;
    sway(stack);
    return followPointer(stack);
  }, [isTop, sight]);

  if (!layers || state === 'broken') return <SharpPicture {...props} />;
  return (
    <>
      {sight !== 'decoded' && !outfit.preview && <Skeleton className="glow-cloth" />}
      <Preview of={outfit} className="glow-cloth" />
      <span
        ref={ref}
        role="img"
        aria-label={alt}
        aria-hidden={!alt || undefined}
        id={id}
        part="picture"
        data-picture={sight}
        style={STACK}
      >
        {NAMES.map((name) => (
          <img
            key={name}
            {...(isDue && lookPicture(layers[name]))}
            alt=""
            width="480"
            height="640"
            data-layer={name}
            draggable={false}
            style={STYLES[name]}
          />
        ))}
      </span>
    </>
  );
}

/** How each look shows in this page: one that came flat stays so, since its layers would be fetched on top. */
const shown = new Map<string, typeof SharpPicture>();

function isStill(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function choose({ layers }: Outfit): typeof SharpPicture {
  const isWhole = NAMES.every((name) => typeof layers?.[name] === 'string');
  return isWhole && !isStill() ? LayeredPicture : SharpPicture;
}

/** From now on looks come in layers, but for those that are in this deck already. */
export function start(deck: ParentNode): void {
  const flat = new Set([...deck.querySelectorAll('img')].map(({ src }) => src));
  pictures.of = (outfit) => {
    if (!outfit) return SharpPicture;
    const key = savedKeyOf(outfit);
    const known = shown.get(key) ?? (flat.has(lookPicture(outfit.image).src) ? SharpPicture : choose(outfit));
    shown.set(key, known);
    return known;
  };
}
