import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import {
  lookKey,
  type OutfitSpec,
  type PictureFrame,
  shapePicture,
  stylePicture,
  vibePicture,
} from '@glow/stylist';
import type { DrawnLook } from '#catalogue/looks/look.ts';

type Named = readonly [string, DrawnLook];

function named(folder: string, word: string, spec: OutfitSpec, frame: PictureFrame = 'whole'): Named {
  return [
    `${folder}/${word.toLowerCase().replaceAll(' ', '-')}`,
    { key: lookKey(spec, frame), spec, ...(frame !== 'whole' && { frame }) },
  ];
}

/** Returns the pictures that the widgets' own cards show, the first page's first. */
function cardPictures(): readonly Named[] {
  return [
    ...VIBES.map((vibe) => named('pocket', vibe, vibePicture(vibe), 'pocket')),
    ...STYLES.map((style) => named('style', style, stylePicture(style))),
    ...BODY_SHAPES.map((shape) => named('shape', shape, shapePicture(shape))),
  ];
}

/**
 * Returns the widgets' own pictures by their fixed names below `/media/` (INTERFACE section 2): `pocket/sunny`,
 * `style/casual`, `shape/inverted-triangle`, and `vibe/sunny`, which is the whole of a pocket's picture, for pages that
 * load a version of before.
 */
export function namedPictures(): {
  readonly cards: readonly DrawnLook[];
  readonly all: ReadonlyMap<string, DrawnLook>;
} {
  const cards = cardPictures();
  const whole = VIBES.map((vibe) => named('vibe', vibe, vibePicture(vibe)));
  return { cards: cards.map(([, look]) => look), all: new Map([...cards, ...whole]) };
}
