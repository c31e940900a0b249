import { toHex } from '#colour/convert.ts';
import { shadowOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, type Node } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import { createRandom } from '#random.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { fluteFaces } from './skirt-print.ts';

const FLUTES = 6;
const MANY_FLUTES = 9;
const STEPS_PER_FLUTE = 4;

function wavyHem({ hemAt }: SkirtDraft, flutes: number): Node[] {
  const steps = flutes * STEPS_PER_FLUTE;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = -1 + (2 * i) / steps;
    const deep = 0.02 + 0.02 * Math.abs(Math.sin(u * 4.7 + 1.3));
    const point = hemAt(u + Math.sin(u * 7.1) * 0.012, Math.cos((u + 1) * Math.PI * flutes) * deep);
    return i === 0 || i === steps ? corner(point) : point;
  });
}

/** Folds that rise from each cusp of the hem towards the hip; every other one has a light beside it. */
function risingFolds({ head, seed }: DrawContext, skirt: SkirtDraft, flutes: number) {
  const { at, hem, hemAt, shape } = skirt;
  const random = createRandom(seed + 7);
  random();
  const folds: string[] = [];
  const highlights: string[] = [];
  for (let i = 0; i < flutes; i++) {
    const u = -1 + (2 * i + 1 + (random() - 0.5) * 0.3) / flutes;
    const top = u * 0.55 + (random() - 0.5) * 0.1;
    const start = lerp(3.2, 4.4, random());
    const width = (0.1 + random() * 0.05) * head * (shape === 'gown' ? 1.15 : 0.9);
    const rising = [
      hemAt(u, -0.03),
      at(lerp(start, hem, 0.62), lerp(top, u, 0.72)),
      at(lerp(start, hem, 0.3), lerp(top, u, 0.4)),
      at(start, top),
    ];
    folds.push(brush(rising, width, 'out', i));
    if (i % 2 === 1) continue;
    const lit = [
      hemAt(u - 0.14),
      at(lerp(start, hem, 0.6), lerp(top, u, 0.7) - 0.1),
      at(start + 0.3, top - 0.06),
    ];
    highlights.push(brush(lit, 0.06 * head, 'out', i + 40));
  }
  return { folds, highlights };
}

function shadePlane({ at, hem, hemAt, rise }: SkirtDraft): string {
  return path([
    at(rise, 0.62),
    at(3.5, 0.62),
    at(4.3, 0.55),
    at(lerp(4.3, hem, 0.5), 0.52),
    hemAt(0.5, 0.1),
    hemAt(1.1, 0.1),
    at(5, 1.2),
    at(rise, 1.2),
  ]);
}

function backHem({ hemAt }: SkirtDraft, cloth: Cloth): string {
  const outline = path([
    hemAt(-1),
    hemAt(-0.5, 0.045),
    hemAt(0, 0.05),
    hemAt(0.5, 0.045),
    hemAt(1),
    hemAt(0.9, -0.14),
    hemAt(-0.9, -0.14),
  ]);
  return fill(outline, toHex(shadowOf(cloth.colour, 1.7)));
}

/** Seams of the tiers, each with the gathers that hang from it. */
function tiers({ head, seed }: DrawContext, { at, hem, rise }: SkirtDraft) {
  const random = createRandom(seed + 23);
  const seams: string[] = [];
  const gathers: string[] = [];
  for (const share of [0.4, 0.7]) {
    const v = lerp(rise + 0.1, hem, share);
    const sagging = (u: number, drop = 0) => at(v + 0.07 * (1 - u * u) + drop, u);
    seams.push(
      path(
        [-1.02, -0.5, 0, 0.5, 1.02].map((u) => sagging(u)),
        false,
      ),
    );
    for (let u = -0.94; u < 0.96; u += 0.11) {
      const length = 0.16 + random() * 0.22;
      gathers.push(brush([sagging(u), sagging(u * 1.03, length)], 0.028 * head, 'out'));
    }
  }
  return { seams, gathers };
}

/** The edge of the upper front, where a wrap skirt laps over. */
function wrapEdge({ at, hem, hemAt }: SkirtDraft): string {
  return path([at(2.95, 0.12), at(3.6, 0.2), at(lerp(3.9, hem, 0.5), 0.3), hemAt(0.42, 0.05)], false);
}

/** Small gathers that fall from the waist seam. */
function waistGathers({ head, seed }: DrawContext, { at, rise }: SkirtDraft): string[] {
  const random = createRandom(seed + 31);
  const gathers: string[] = [];
  for (let u = -0.9; u < 0.95; u += 0.12) {
    const start = at(rise + 0.09, u);
    const end = at(rise + 0.35 + random() * 0.5, u * 1.04);
    gathers.push(brush([start, end], 0.032 * head, 'out', Math.round(u * 50) + 60));
  }
  return gathers;
}

function gatheredParts(context: DrawContext, skirt: SkirtDraft) {
  if (skirt.shape === 'tiered') return tiers(context, skirt);
  return { seams: [], gathers: skirt.shape === 'gathered' ? waistGathers(context, skirt) : [] };
}

/** A-line, wrap, tiered and gown: skirts that stand off the leg in flutes. */
export function flutes(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const { shape } = skirt;
  const count = shape === 'tiered' || shape === 'gathered' ? MANY_FLUTES : FLUTES;
  const rising = risingFolds(context, skirt, count);
  const gathered = gatheredParts(context, skirt);
  return {
    hem: wavyHem(skirt, count),
    folds: [...rising.folds, ...gathered.gathers],
    highlights: rising.highlights,
    shade: [shadePlane(skirt)],
    panels: fluteFaces(skirt, count),
    seams: shape === 'wrap' || shape === 'asymmetric' ? [wrapEdge(skirt)] : gathered.seams,
    underside: backHem(skirt, cloth),
  };
}
