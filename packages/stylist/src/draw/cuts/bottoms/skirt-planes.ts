import { toHex } from '#colour/convert.ts';
import { shadowOf } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { lerp } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtDraft } from './skirt-draft.ts';

/** The side of a full skirt away from the light. */
export function shadePlane({ at, on, hemAt, rise }: SkirtDraft): string {
  return path([
    at(rise, 0.6),
    at(3.5, 0.62),
    on(0.5, 0.5),
    on(0.8, 0.46),
    hemAt(0.46, 0.2),
    hemAt(1.3, 0.2),
    at(4.5, 1.4),
    at(rise, 1.4),
  ]);
}

/** The inside of the back hem, glimpsed under the front one. */
export function backHem({ hemAt }: SkirtDraft, cloth: Cloth): string {
  const outline = path([
    hemAt(-1),
    hemAt(-0.4, -0.03),
    hemAt(0.4, -0.03),
    hemAt(1),
    hemAt(0.9, -0.14),
    hemAt(-0.9, -0.14),
  ]);
  return fill(outline, toHex(shadowOf(cloth.colour, 2)));
}

/** The edge of the upper front, where a wrap skirt laps over. */
export function wrapEdge({ at, hem, hemAt }: SkirtDraft): string {
  return path([at(2.95, 0.12), at(3.6, 0.2), at(lerp(3.9, hem, 0.5), 0.3), hemAt(0.42, 0.05)], false);
}
