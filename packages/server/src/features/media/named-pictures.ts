import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import { lookKey, type OutfitSpec, shapePicture, stylePicture, vibePicture } from '@glow/stylist';
import type { Look } from '#catalogue/looks/look.ts';

const named = (folder: string, word: string, spec: OutfitSpec): readonly [string, Look] => [
  `${folder}/${word.toLowerCase().replaceAll(' ', '-')}`,
  { key: lookKey(spec), spec },
];

/**
 * Returns the widgets' own pictures by their fixed names below `/media/` (INTERFACE section 2):
 * `vibe/sunny`, `style/casual`, `shape/inverted-triangle`.
 */
export function namedPictures(): ReadonlyMap<string, Look> {
  return new Map([
    ...VIBES.map((vibe) => named('vibe', vibe, vibePicture(vibe))),
    ...STYLES.map((style) => named('style', style, stylePicture(style))),
    ...BODY_SHAPES.map((shape) => named('shape', shape, shapePicture(shape))),
  ]);
}
