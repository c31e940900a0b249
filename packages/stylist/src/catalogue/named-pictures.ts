import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import type { PictureFrame } from '../draw/picture-frame.ts';
import { lookKey } from '../look-key.ts';
import type { OutfitSpec } from '../outfit.ts';
import { shapePicture } from './shape-pictures.ts';
import { stylePicture } from './style-pictures.ts';
import { vibePicture } from './vibe-pictures.ts';

export interface NamedPicture {
  /** Of the outfit's data and the drawing's version: 32 hex digits. */
  readonly key: string;
  readonly spec: OutfitSpec;
  /** Default `whole`. */
  readonly frame?: PictureFrame;
}

type Named = readonly [string, NamedPicture];

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
 * `style/casual`, `shape/inverted-triangle`, and `vibe/sunny`, which is the whole of a pocket's picture, for demo states
 * and pages that load a version of before.
 */
export function namedPictures(): {
  readonly cards: readonly NamedPicture[];
  readonly all: ReadonlyMap<string, NamedPicture>;
} {
  const cards = cardPictures();
  const whole = VIBES.map((vibe) => named('vibe', vibe, vibePicture(vibe)));
  return { cards: cards.map(([, picture]) => picture), all: new Map([...cards, ...whole]) };
}
