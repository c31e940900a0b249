import type { DrawContext } from '#draw/context.ts';
import type { Body } from '#draw/figure/body.ts';
import { isAway } from '#draw/figure/facing.ts';
import { sideOn } from '#draw/figure/side-on.ts';
import { sagOf, waistHalfWidth } from '#draw/figure/waistline.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { monotone } from '#draw/kit/interpolate.ts';
import { add, clamp, corner, lerp, mix, type Node, type Point, smoothstep } from '#draw/kit/point.ts';
import { along, between, withoutEnd } from '#draw/tailoring/edge.ts';
import { type OnTorso, onDrape, onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { JacketCut } from '#garments/cut.ts';
import { SEAM_INSET, seamInset } from '../tops/panel.ts';
import { type RollLine, rollLineOf } from './roll-line.ts';

/** From this hem down a jacket is a coat. */
const COAT_HEM = 4.4;
const FLARE_FROM = 3.2;
const V_NECK_FROM = 1.8;
/** A waistcoat ends inside the shoulder. */
const SLEEVELESS = -0.037;
/** Over the chest it lies this much closer: no sleeve covers where it would stand off as a wing. */
const LIES_CLOSER = 0.045;
/** A front ends this far inside the shoulder point, under its sleeve. */
const SHOULDER_INSET = 0.118;
/** Its armhole lies this far beyond the shoulder's, heads: further inside the wall would show between them. */
const UNDER_SLEEVE = -0.06;

const EASE: Readonly<Record<JacketCut['ease'], { readonly at: Profile; readonly flare: number }>> = {
  trim: { at: (v) => (v < 2.3 ? 0.06 : 0.075), flare: 0.03 },
  easy: { at: (v) => (v < 2.3 ? 0.06 : 0.085), flare: 0.02 },
  coat: { at: (v) => (v < 2.3 ? 0.07 : 0.1), flare: 0.05 },
  trench: { at: (v) => (v < 2.3 ? 0.07 : v < 3 ? 0.055 : 0.1), flare: 0.085 },
};

/** A mac: hooded, buttoned to the neck and as long as a coat. */
export const isRaincoat = ({ hood, lapel, zip, hem }: JacketCut): boolean =>
  hood === true && lapel === 'stand' && !zip && hem > COAT_HEM;

/** A mac is taken in softly at the waist and swings out to its hem; a man's falls almost straight. */
const RAINCOAT = { hang: 0.15, flare: 0.09, mansHang: 0.7, mansFlare: 0.045 } as const;

/** A tailored back is shaped by its seams or a half belt: this share of the front's hang is left. */
const TAILORED_BACK_HANG = 0.45;

/** A belt gathers a coat's cloth: over wide hips its waist is taken in by no more than this on either side. */
const MOST_TAKEN_IN = 0.16;

/** Every coat opens to its hem by as much as wide trousers do, or they would show beside it. */
const LEAST_COAT_FLARE = 0.048;

/** A man's jacket or coat falls straighter over the hip: at least this share of hang, and a jacket at most this share of flare. */
const MANS_HANG = 0.75;
/** His waistcoat is cut close and has a strap behind. */
const MANS_WAISTCOAT_HANG = 0.25;
const MANS_FLARE = 0.12;
/** A waistcoat is held in behind: its hem swings out by this share, and its seams take in this much more. */
const WAISTCOAT_FLARE = 0.1;
const WAISTCOAT_TAKEN_IN = 1.7;

/** How far cloth falls straight from chest to hips instead of following the waist; a belt or a dart takes it in. */
function hangOf(cut: JacketCut, { masculinity }: Body): number {
  const { belted, open, drawcord, ease, lapel } = cut;
  if (isRaincoat(cut)) return lerp(RAINCOAT.hang, RAINCOAT.mansHang, masculinity);
  if ((belted && open === 0) || ease === 'trench') return 0;
  if (drawcord) return 0.6;
  if (ease !== 'trim') return 0.5;
  return lapel === 'notch' || lapel === 'peak' || lapel === 'none' ? 0.2 : 0.4;
}

/** Where a belt lies. */
const WAIST = 2.975;
/** Side seams take a jacket in at the waist by this much on either side, a loose coat by less. */
const SEAMS_TAKE_IN = 0.075;
const COAT_TAKEN_IN = 0.03;
const MANS_TAKEN_IN = 0.05;
/** Nothing takes a jacket in closer to the waist than this, heads. */
const OFF_WAIST = 0.035;
/** What is between body and belt, the most a belt draws in, and the fullness it leaves above and below. */
const UNDER_BELT = 0.012;
const MOST_CINCHED = 0.2;
const FULL_OVER_BELT = 0.02;
const FULL_UNDER_BELT = 0.05;
/** Hips wider than the waist by this are curves enough without it. */
const CURVES = 0.2;
const LEAST_CINCH = 0.1;

const CHEST = 2.14;
const HIPS = 3.84;

/** 1 at `middle`, falling away to 0 at `reach` above and below it. */
const swell = (v: number, middle: number, reach: number): number =>
  smoothstep(1 - Math.abs(v - middle) / reach);

/** A belt draws a coat to the waist; above and below it the gathered cloth stands off, most on a straight figure. */
function cinched(body: Body, v: number, width: number): number {
  const waist = waistHalfWidth(body, WAIST);
  const straightness = clamp(1 - (body.halfWidth(HIPS) - waist) / CURVES);
  const over = FULL_OVER_BELT * swell(v, WAIST - 0.34, 0.3);
  const under = FULL_UNDER_BELT * swell(v, WAIST + 0.5, 0.5);
  const full = width + straightness * (over + under);
  const drawn = Math.max(waistHalfWidth(body, v) + UNDER_BELT, full - MOST_CINCHED);
  return lerp(full, Math.min(full, drawn), swell(v, WAIST, 0.36) * lerp(LEAST_CINCH, 1, straightness));
}

function halfWidthOf(body: Body, cut: JacketCut): Profile {
  const { at: ease, flare: usualFlare } = EASE[cut.ease];
  const isCoat = cut.hem > COAT_HEM;
  const isWaistcoat = cut.sleeve === 'none' && !isCoat;
  const mans = isCoat ? 0 : body.masculinity;
  const flare = isRaincoat(cut)
    ? lerp(RAINCOAT.flare, RAINCOAT.mansFlare, body.masculinity)
    : Math.max(usualFlare, isCoat ? LEAST_COAT_FLARE : 0) *
      lerp(1, MANS_FLARE, mans) *
      (isWaistcoat ? WAISTCOAT_FLARE : 1);
  const usualHang = hangOf(cut, body) * (isAway(body) && hasLapel(cut) ? TAILORED_BACK_HANG : 1);
  const isBelted = cut.belted === true && cut.open === 0;
  const mansHang = isWaistcoat ? MANS_WAISTCOAT_HANG : isBelted ? 0 : MANS_HANG;
  const hang = lerp(usualHang, Math.max(usualHang, mansHang), body.masculinity);
  const mostTaken = isCoat ? MOST_TAKEN_IN : Infinity;
  const closer = cut.sleeve === 'none' ? LIES_CLOSER : 0;
  const close: Profile = (v) =>
    body.halfWidth(Math.min(v, 4.2)) + ease(v) - closer * (1 - smoothstep((v - 2.2) / 0.4));
  const takenIn =
    cut.ease === 'coat'
      ? COAT_TAKEN_IN
      : lerp(SEAMS_TAKE_IN, MANS_TAKEN_IN, mans) * (isWaistcoat ? WAISTCOAT_TAKEN_IN : 1);
  const shaped: Profile = (v) => {
    const way = clamp((v - CHEST) / (HIPS - CHEST));
    const straight = Math.max(0, lerp(close(CHEST), close(HIPS), way) - close(v));
    const left = Math.max(straight * hang, straight - mostTaken);
    const hanging = close(v) + (v < CHEST ? 0 : left) + flare * Math.max(0, v - FLARE_FROM);
    if (cut.ribHem || isBelted) return hanging;
    const most = Math.max(0, hanging - waistHalfWidth(body, v) - OFF_WAIST);
    return hanging - Math.min(most, takenIn * swell(v, WAIST, 0.8));
  };
  return isBelted ? (v) => cinched(body, v, shaped(v)) : shaped;
}

/** A jacket or coat drafted on a body; lengths in heads. */
export interface JacketDraft {
  readonly cut: JacketCut;
  readonly length: 'jacket' | 'coat';
  readonly front: 'closed' | 'open';
  readonly halfWidth: Profile;
  /** A point at height `v`, `x` from the axis: on the torso, hanging below the hips. */
  readonly at: OnTorso;
  /** x of the front edge of the panel on side `k`. */
  readonly frontEdge: (k: -1 | 1, v: number) => number;
  /** Half the width of the neck with what is worn round it. */
  readonly neckX: number;
  readonly rollLine: RollLine;
  readonly shoulderExtension: number;
  readonly shoulderLift: number;
  /** Loose cloth that falls from the shoulders. */
  readonly drapes: boolean;
  readonly neckPoint: (k: -1 | 1) => Point;
  readonly shoulderPoint: (k: -1 | 1) => Point;
  /** Outline of one front panel; the viewer's left one laps over. */
  readonly panel: Readonly<Record<'left' | 'right', string>>;
}

/** A jacket without lapels closes up to the neck. */
export const hasLapel = ({ lapel }: JacketCut): boolean =>
  lapel !== 'none' && lapel !== 'stand' && lapel !== 'shirt';

/** Sewn as a shirt or workwear is, with a plain back and buttoned cuffs. */
export const isSewnAsShirt = ({ topstitched, lapel }: JacketCut): boolean =>
  topstitched === true || lapel === 'shirt';

/** Open in a V down to the first button, without a collar. */
export const hasVNeck = ({ lapel, breakAt }: JacketCut): boolean => lapel === 'none' && breakAt > V_NECK_FROM;

const overlapOf = (cut: JacketCut) => (cut.doubleBreasted ? 0.26 : 0.055);
/** Only short fronts that close with a lapel curve away from each other at the hem. */
const cutawayOf = (cut: JacketCut) =>
  cut.hem < COAT_HEM && !cut.ribHem && hasLapel(cut) && cut.lapel !== 'biker' && !cut.belted ? 0.2 : 0.02;

/** Open fronts swing apart below the waist, heads, the one in the light further; short ones less. */
const SWING_FROM = 2.7;
const OPEN_SWING = { [-1]: 0.16, 1: 0.07 } as const;
const SHORT_SWING = { [-1]: 0.11, 1: 0.07 } as const;
/** They hang from the neck, stand off over the chest and fall in again to the waist: shares of the gap. */
const FRONT_HEIGHTS = [1.4, 1.8, 2.3, 2.9, 3.4, 4.2];
const FRONT_GAPS = [0.7, 0.92, 1.1, 0.94, 1.04, 1.25];
const frontGap = monotone(FRONT_HEIGHTS, FRONT_GAPS);

function frontEdgeOf(cut: JacketCut, drapes: boolean): JacketDraft['frontEdge'] {
  const overlap = overlapOf(cut);
  const cutaway = cutawayOf(cut);
  return (k, v) => {
    if (cut.open > 0) {
      const by = cut.hem > COAT_HEM ? OPEN_SWING[k] : cut.ribHem ? 0 : SHORT_SWING[k];
      const swing = by * clamp((v - SWING_FROM) / (cut.hem - SWING_FROM)) ** 1.7;
      return k * (cut.open * frontGap(v) + swing);
    }
    const lap = -k * overlap;
    if (cut.hem >= COAT_HEM) return lap + k * (drapes ? 0.1 : 0) * clamp((v - 3.4) / (cut.hem - 3.4));
    if (v <= cut.breakAt) return lap;
    const way = clamp((v - cut.breakAt - 0.15) / Math.max(0.1, cut.hem - cut.breakAt - 0.15));
    return lap + k * (cutaway + overlap) * way ** 2.2;
  };
}

/** How much further than its other side a coat's hem swings out behind who walks, heads. */
const TRAILS = 0.09;

/** Returns the space of a jacket; a coat's hem trails on the side that the chest turns away from. */
function swinging(body: Body, { hem }: JacketCut, halfWidth: Profile): OnTorso {
  const on = onDrape(body);
  if (hem <= COAT_HEM || body.isSeated) return on;
  const trailing = (body.pose.turn ?? 0) < 0 ? 1 : -1;
  return (v, x) => {
    const out = clamp((trailing * x) / halfWidth(v)) * clamp((v - SWING_FROM) / (hem - SWING_FROM)) ** 1.6;
    return on(v, x + trailing * TRAILS * out);
  };
}

type Base = Omit<JacketDraft, 'panel'>;

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count));

/** Heights a side seam is drafted at; closer round a belt, which draws it in sharply. */
export const seamHeights = ({ hem, belted }: JacketCut): number[] =>
  belted && hem > HIPS ? [...steps(2.03, 3.6, 11), ...steps(3.6, hem, 4).slice(1)] : steps(2.03, hem, 10);

function panelOutline(context: DrawContext, draft: Base, k: -1 | 1): string {
  const { body, head } = context;
  const { shoulder, neck } = body.shape;
  const { cut, front, frontEdge, halfWidth } = draft;
  const on = onTorso(body);
  const isOpen = front === 'open';
  const seam = seamHeights(cut).map((v) => draft.at(v, k * halfWidth(v)));
  const edge = along(isOpen ? cut.breakAt : cut.breakAt - 0.02, cut.hem, 6, (v) =>
    draft.at(v, frontEdge(k, v)),
  );
  const roundSag = sagOf(halfWidth(cut.hem)) * 0.6;
  const hemAt = (u: number, drop: number) =>
    draft.at(cut.hem + drop, k * halfWidth(cut.hem) + (frontEdge(k, cut.hem) - k * halfWidth(cut.hem)) * u);
  // A coat's cloth hangs in slow waves, not alike on both sides; an open front is too narrow for more than one, and a
  // jacket's hem is stiffened.
  const hemNodes =
    draft.length === 'coat' && isOpen
      ? [hemAt(0.34, 0.045), hemAt(0.74, 0.065 - k * 0.008)]
      : draft.length === 'coat'
        ? [
            hemAt(0.22, 0.05 + k * 0.012),
            hemAt(0.44, 0.035),
            hemAt(0.66, 0.075 - k * 0.01),
            hemAt(0.84, 0.055),
          ]
        : [hemAt(0.3, 0.03 + roundSag * 0.45), hemAt(0.7, 0.03 + roundSag)];
  const hangs = isOpen || cut.doubleBreasted || draft.length === 'coat';
  const hemEnd = add(lastOf(edge), [0, (hangs ? 0.06 : 0.03) * head]);
  const isCutAway = cutawayOf(cut) > 0.1 && !cut.doubleBreasted;
  const inset = seamInset(body, k < 0 ? 'left' : 'right') - SEAM_INSET;
  const armhole = cut.sleeve === 'none' ? draft.shoulderExtension * 0.6 - 0.1 : UNDER_SLEEVE - inset;
  const neckEdge: Node[] = hasLapel(cut)
    ? sideOn(body.pose) > 0
      ? [draft.rollLine(k, 0.75), draft.rollLine(k, 0.4)]
      : []
    : hasVNeck(cut)
      ? [on((1.375 + cut.breakAt) / 2, k * (neck * 0.62 + (isOpen ? cut.open * 0.3 : 0)))]
      : [corner(isOpen ? on(1.62, k * cut.open * 0.8) : on(1.46, frontEdge(k, 2)))];
  return path([
    corner(draft.neckPoint(k)),
    mix(draft.neckPoint(k), draft.shoulderPoint(k), 0.55),
    corner(draft.shoulderPoint(k)),
    on(1.8, k * (shoulder + armhole)),
    ...withoutEnd(seam),
    corner(lastOf(seam)),
    ...hemNodes,
    isCutAway ? hemEnd : corner(hemEnd),
    ...between(edge).reverse(),
    corner(at(edge, 0)),
    ...neckEdge,
    // Under the collar, wherever a turned neck brings that.
    corner(
      hasLapel(cut)
        ? mix(draft.rollLine(k, 0.06), draft.neckPoint(k), 0.5)
        : body.roundNeck(k * (draft.neckX + 0.04), 1.375),
    ),
  ]);
}

/** From the first half width of shoulders on, heads, a jacket reaches less beyond them; from the second, this share. */
const BROAD = [0.76, 0.94] as const;
const BROAD_REACH = 0.2;

function extensionOf({ sleeve, shoulder, ease }: JacketCut, { shape }: Body): number {
  if (sleeve === 'none') return SLEEVELESS;
  const [from, to] = BROAD;
  const reach = lerp(1, BROAD_REACH, clamp((shape.shoulder - from) / (to - from)));
  if (shoulder === 'soft') return 0.03 * reach;
  return (ease === 'coat' ? 0.055 : 0.045) * reach;
}

/** Where the shoulder's line begins: on the slope of the neck, which would peek out above a lower one. */
const NECK_POINT = { beside: 0.075, v: 1.335 } as const;

export function draftJacket(context: DrawContext, cut: JacketCut, underCollar = 0): JacketDraft {
  const { body } = context;
  const on = onTorso(body);
  const halfWidth = halfWidthOf(body, cut);
  const isPadded = cut.shoulder === 'padded';
  const shoulderExtension = extensionOf(cut, body);
  const shoulderLift = isPadded ? 0.03 : 0.02;
  const drapes = cut.ease === 'coat';
  const frontEdge = frontEdgeOf(cut, drapes);
  const neckX = body.shape.neck + underCollar;
  const base: Base = {
    cut,
    length: cut.hem > COAT_HEM ? 'coat' : 'jacket',
    front: cut.open > 0 ? 'open' : 'closed',
    halfWidth,
    at: swinging(body, cut, halfWidth),
    frontEdge,
    neckX,
    rollLine: rollLineOf(body, neckX, cut.breakAt, frontEdge),
    shoulderExtension,
    shoulderLift,
    drapes,
    neckPoint: (k) => body.roundNeck(k * (neckX + NECK_POINT.beside), NECK_POINT.v),
    shoulderPoint: (k) =>
      on(1.545 - shoulderLift, k * (body.shape.shoulder + shoulderExtension - SHOULDER_INSET)),
  };
  return {
    ...base,
    panel: { left: panelOutline(context, base, -1), right: panelOutline(context, base, 1) },
  };
}
