import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add, clamp, corner, lerp, mix, type Node, type Point, scale, sub } from '#draw/kit/point.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { type OnTorso, onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { JacketDraft } from './jacket-draft.ts';

type NotchedLapel = 'notch' | 'peak' | 'trench' | 'biker';
type Place = readonly [v: number, x: number];

/** Corners of collar and lapel: the notch, the lapel's tip, the collar's end, and the lapel's belly. */
const SHAPES: Readonly<Record<NotchedLapel, Record<'notch' | 'tip' | 'collarEnd' | 'belly', Place>>> = {
  notch: { notch: [1.79, 0.285], tip: [1.87, 0.43], collarEnd: [1.7, 0.352], belly: [2.3, 0.305] },
  peak: { notch: [1.77, 0.285], tip: [1.67, 0.45], collarEnd: [1.67, 0.36], belly: [2.25, 0.32] },
  biker: { notch: [1.79, 0.33], tip: [1.93, 0.56], collarEnd: [1.72, 0.46], belly: [2.32, 0.4] },
  trench: { notch: [1.81, 0.315], tip: [1.87, 0.49], collarEnd: [1.71, 0.44], belly: [2.1, 0.25] },
};
const DOUBLE_BREASTED_BELLY: Place = [2.2, 0.31];
/** The gorge meets the roll line at this share of it. */
const GORGE = 0.2;
/** Half way down from there. */
const ROLL_MIDDLE = 0.6;
/** Height where a collar comes from behind the neck, how far beside it, heads: on the neck, or it would stand there as a tab. */
const COLLAR_TOP = 1.28;
const BESIDE_NECK = 0.014;
/** A shawl is wider there, and leaves a bow tie room. */
const SHAWL_ROLLS_FROM = 0.022;
/** How wide the light on the roll is, heads. */
const ROLL = 0.022;
const DRAWN = { bust: 0.57, shoulder: 0.745 } as const;
/** Details this far from the axis widen with the chest, as far as the shoulders leave room for them. */
const WIDENS_FROM = 0.15;
const WIDEST = 1.28;

interface LapelPlaces {
  readonly on: OnTorso;
  /** The same round the neck. */
  readonly round: OnTorso;
  readonly roll: (share: number) => Point;
  /** Start of the roll line at the neck, and where it breaks into the front edge. */
  readonly neck: Point;
  readonly breakPoint: Point;
}

function placesOf(context: DrawContext, jacket: JacketDraft, k: -1 | 1): LapelPlaces {
  const { body } = context;
  const on = onTorso(body);
  const { bust, shoulder } = body.shape;
  const widen = clamp(Math.min(bust / DRAWN.bust, shoulder / DRAWN.shoulder), 0.94, WIDEST);
  const roll = (share: number) => jacket.rollLine(k, share);
  const round: OnTorso = (v, x) => body.roundNeck(k * x, v);
  return {
    on: (v, x) => on(v, k * x * (x > WIDENS_FROM ? widen : 1)),
    round,
    roll,
    neck: roll(0),
    breakPoint: roll(1),
  };
}

/** Satin on cloth darker than this is told by its gleam, on paler cloth by a deeper tone too. */
const DARK_CLOTH = 0.32;
/** How wide the gleam down a shawl is, heads. */
const SHAWL_GLEAM = 0.1;

/** Lapels are faced with satin on evening clothes, else with their own cloth, `lit` in lightness where it is dark, `pale` where not. */
function facingOf(cloth: Cloth, { cut }: JacketDraft, lit: number, pale: number): Cloth {
  if (cut.facing !== 'satin') return toned(cloth, cloth.colour.l < 0.4 ? lit : pale);
  return { ...toned(cloth, cloth.colour.l < DARK_CLOTH ? 0.03 : -0.09), name: 'satin' };
}

function drawShawl(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { on, round, roll, breakPoint } = placesOf(context, jacket, k);
  const { neckX } = jacket;
  const neck = round(1.35, neckX + SHAWL_ROLLS_FROM);
  const outer: readonly Node[] = [
    round(1.34, neckX + 0.105),
    on(1.51, neckX + 0.21),
    on(1.9, 0.41),
    on(2.35, 0.31),
    corner(breakPoint),
  ];
  /** As much further out half way down as it is at the neck. */
  const shawlRoll = add(roll(0.5), scale(sub(neck, roll(0)), 0.5));
  const outline = path([
    round(COLLAR_TOP, neckX + SHAWL_ROLLS_FROM),
    ...outer,
    mix(shawlRoll, on(2, 0.1), 0.12),
    neck,
  ]);
  const gleam = brush(
    [on(1.5, neckX + 0.13), on(1.9, 0.29), on(2.3, 0.225), mix(breakPoint, on(2.4, 0.2), 0.72)],
    SHAWL_GLEAM * context.head,
  );
  return (
    contactShadow(context.document, outline, { shift: [k < 0 ? 5 : 3, 8], blur: 4, opacity: 0.24 }) +
    piece(context, outline, facingOf(cloth, jacket, 0.07, -0.02), {
      edge: 1.7,
      angle: k * 14,
      origin: neck,
      ...rounded(on(1.9, 0.45), on(1.9, 0.1), 0.16, 0.1),
      highlights: [gleam],
      seams: k < 0 ? [path(outer, false)] : [],
    })
  );
}

function drawNotched(
  context: DrawContext,
  cloth: Cloth,
  jacket: JacketDraft,
  kind: NotchedLapel,
  k: -1 | 1,
): string {
  const { on, round, roll, neck, breakPoint } = placesOf(context, jacket, k);
  const { cut, front, neckX } = jacket;
  const shape = SHAPES[kind];
  const wide = kind === 'trench' || cut.doubleBreasted ? 1.06 : 1;
  const gorge = roll(GORGE);
  const notch = on(shape.notch[0], shape.notch[1] * wide);
  const tip = on(shape.tip[0], shape.tip[1] * (kind === 'peak' ? wide : 1));
  const collarEnd = on(shape.collarEnd[0], shape.collarEnd[1] * (kind === 'peak' ? wide : 1));
  const [bellyV, bellyX] = kind === 'notch' && cut.doubleBreasted ? DOUBLE_BREASTED_BELLY : shape.belly;
  /** At least this far beyond an open front's edge: nearer the lapel would run out and swell again. */
  const beyondEdge = (v: number, by: number) =>
    front === 'open' ? Math.abs(jacket.frontEdge(k, v)) + by : 0;
  const belly = on(bellyV, Math.max(bellyX, beyondEdge(bellyV, 0.13)));
  const lowBelly = on(2.62, Math.max(front === 'open' ? 0.2 : 0.14, beyondEdge(2.62, 0.045)));
  const isLong = front === 'open' || cut.breakAt > 2.7;
  const lower: Node[] = isLong ? [belly, lowBelly] : [belly];
  const lapel = path([
    corner(gorge),
    corner(notch),
    corner(tip),
    ...lower,
    corner(breakPoint),
    roll(ROLL_MIDDLE),
  ]);
  // It comes from behind the neck, so that it lies round it and stands on no shoulder.
  const fall: readonly Node[] = [
    round(1.322, neckX + 0.078),
    round(1.408, neckX + 0.13),
    round(1.535, neckX + 0.158),
    corner(collarEnd),
  ];
  const collar = path([
    corner(round(COLLAR_TOP, neckX + BESIDE_NECK)),
    ...fall,
    corner(notch),
    corner(gorge),
    neck,
  ]);
  const topstitch = path([on(1.885, 0.44), mix(belly, neck, 0.06), mix(breakPoint, neck, 0.06)], false);
  const facing = facingOf(cloth, jacket, 0.03, 0.015);
  // Where the cloth rolls over, it catches the light.
  const inwards = (share: number, by: number) => mix(roll(lerp(GORGE, 1, share)), belly, by);
  const lit = brush([inwards(0.1, 0.1), inwards(0.45, 0.16), inwards(0.85, 0.06)], ROLL * context.head);
  const [light, dark] = k < 0 ? [0.2, 0.12] : [0.05, 0.28];
  return (
    contactShadow(context.document, lapel, { shift: [k < 0 ? 5 : 3, 8], blur: 4, opacity: 0.22 }) +
    piece(context, lapel, facing, {
      edge: 1.8,
      angle: k * 16,
      origin: neck,
      ...rounded(on(2, 0.5), on(2.1, 0), light, dark),
      seams: k < 0 ? [path([gorge, corner(notch), corner(tip), ...lower, breakPoint], false)] : [],
      highlights: isLong ? [lit] : [],
      stitches: kind === 'trench' ? [topstitch] : [],
    }) +
    piece(context, collar, facing, {
      edge: 1.8,
      angle: k * 34,
      origin: neck,
      ...rounded(on(1.4, 0.4), on(1.6, 0.1), 0.16, 0.2),
      seams: [path([corner(gorge), corner(notch)], false), ...(k < 0 ? [path([...fall, notch], false)] : [])],
    })
  );
}

/** Lapel and collar of the panel on side `k`; a jacket without lapels has none. */
export function drawLapel(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { lapel } = jacket.cut;
  switch (lapel) {
    case 'none':
    case 'stand':
    case 'shirt':
      return '';
    case 'shawl':
      return drawShawl(context, cloth, jacket, k);
    case 'notch':
    case 'peak':
    case 'trench':
    case 'biker':
      return drawNotched(context, cloth, jacket, lapel, k);
  }
}
