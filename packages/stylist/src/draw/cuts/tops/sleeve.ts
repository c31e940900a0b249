import type { PieceOptions, PrintPanel } from '#draw/cloth/piece-options.ts';
import { CAST_COLOUR } from '#draw/cloth/soft-shadow.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import type { Limb } from '#draw/figure/limb.ts';
import { raisedShoulder } from '#draw/figure/raised-shoulder.ts';
import { crowned } from '#draw/figure/shoulder-crown.ts';
import { signOf } from '#draw/figure/side.ts';
import { sideOn } from '#draw/figure/side-on.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { withoutLoop } from '#draw/kit/crossing.ts';
import { path } from '#draw/kit/curve.ts';
import {
  add,
  angleDegrees,
  clamp,
  corner,
  distance,
  mix,
  type Node,
  normalise,
  type Point,
  rotate,
  scale,
  smoothstep,
  sub,
} from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { between, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';

import { ARMHOLE_MIDDLE_V, seamInset } from './panel.ts';

export interface SleeveCut {
  /** Where the sleeve ends along the arm: 1 elbow, 2 wrist. */
  readonly end: number;
  /** Ease along the arm in heads. */
  readonly ease: Profile;
  /** Reach of the shoulder beyond the body's; from .05 it is a padded point instead of a round cap. */
  readonly shoulderExtension?: number;
  readonly shoulderLift?: number;
  /** 1 builds the crown up to a point; by the reach of the shoulder unless said. */
  readonly padding?: number;
  /** Height of the underarm point. */
  readonly pit?: number;
  /** Its crown follows the shoulder's line unless it is gathered into a puff. */
  readonly crown?: 'set-in' | 'gathered';
  /** Half width of the body part at the underarm, so that the seam lies on it. */
  readonly pitHalfWidth?: number;
}

/** A sleeve drafted on an arm. */
export interface SleeveDraft {
  readonly outline: string;
  readonly side: Side;
  readonly limb: Limb;
  /** Ease in px at a place along the arm. */
  readonly ease: Profile;
  /** The limb's u of the edge away from the body, and of the inner edge. */
  readonly outer: -1 | 1;
  readonly inner: -1 | 1;
  readonly outerEdge: readonly Point[];
  readonly innerEdge: readonly Point[];
  readonly hemMiddle: Point;
  /** The crease it is sewn in along, as a fold that fades towards the shoulder. */
  readonly armhole: string;
  /** Slant of the cloth on upper arm and forearm, degrees. */
  readonly upperAngle: number;
  readonly lowerAngle: number;
  readonly volume: PieceOptions;
}

/** How far from the middle a far sleeve of a profile begins, under the front of the top: between them the wall would show. */
const UNDER_FRONT = 0.24;

/** How wide that crease is at the underarm, heads. */
const CREASE = 0.028;
/** How far into the sleeve its ink stays off the armhole, heads. */
const INK_INSIDE = 0.04;
/** A sleeve that is set in stands up at its seam by as much as this padding would build it. */
const SET_IN_CROWN = 0.4;
/** Height of the neck point that the shoulder's line comes from. */
const NECK_POINT = 1.375;
const CAP_START = 0.3;
/** How far down the arm its crown runs into the edge at the latest. */
const CROWN_BY = 0.95;
const PIT_START = 0.34;
const EDGE_STEPS = 12;

const ELBOW = 1.1;
const STANDS_OFF = 0.13;
/** An upper arm is raised that goes down by less than this share of its length. */
const RAISED = 0.3;

/** How much lower its underarm begins then: it takes the side of the body along. */
const RAISED_PIT = 0.13;
const RAISED_IN = 0.085;
/** How far inside the shoulder's edge its armhole is seen then: the deltoid comes before the chest. */
const RAISED_SEAM = 0.3;

/** Where a print turns from the upper arm to the forearm, half way each time. */
const ELBOW_TURNS = [0.84, 1.14] as const;

/** An arm bent by fewer degrees than this turns it once, at the elbow; one that is folded up, beyond it. */
const HARDLY_BENT = 14;
const FOLDED = 140;

/** Where the edge of a forearm that is folded up begins to show on the upper arm. */
export const CROOK_START = 1.14;
const CROOK_SHADE = 0.07;
/** Way along the forearm over which that shade comes in: begun at its full width it would be a bar. */
const CROOK_ENTRY = 0.4;

const bendOf = (upper: number, lower: number) => ((lower - upper + 540) % 360) - 180;

/** Share of its width that the shade beside a folded forearm has at `t`. */
export const crookShade: Profile = (t) => smoothstep((t - CROOK_START) / CROOK_ENTRY);

/** The forearm of a folded arm lies over its upper arm: the edge it has there, and what it shades. */
function foldedOver(limb: Limb, u: -1 | 1, ease: Profile, end: number, head: number): PieceOptions {
  const edge = limb.side(u, CROOK_START, end, ease, 10);
  const shaded = limb.side(u, CROOK_START, end, (t) => ease(t) + CROOK_SHADE * head * crookShade(t), 10);
  return {
    extra:
      fill(path([...edge, ...shaded.reverse()]), CAST_COLOUR, 'fill-opacity=".22"') +
      stroke(path(edge, false), CAST_COLOUR, 1.6, 'stroke-opacity=".6"'),
  };
}

/** A bent elbow comes to a soft point: it stands out by this, or it would be a pouch, and the edge runs straight to it from this far, heads. */
const ELBOW_OUT = 0.02;
const ELBOW_REACH = 0.24;
/** Of an arm that is doubled up it would be a fin: cosine of such a bend, and the places of a round elbow, degrees from its tip. */
const DOUBLED = -0.9;
const ROUND_ELBOW = [-58, -24, 0, 24, 58];
/** Cosine of the bend from which it does. */
const ELBOW_BENT = 0.85;
/** Cloth is drawn tight over a bent elbow: the share of its ease that is left there, and how far along the arm from it. */
const TIGHT_ELBOW = 0.35;
const TIGHT_REACH = 0.5;

/** Returns the outer edge of a sleeve with the point of the elbow in it, where the arm is bent. */
function elbowed(
  limb: Limb,
  outer: -1 | 1,
  edge: readonly Point[],
  easePx: number,
  head: number,
): readonly Point[] {
  if (limb.straightness > ELBOW_BENT) return edge;
  const [upper, lower] = [limb.direction(0.5), limb.direction(1.5)];
  const middle = limb.at(1);
  const half = distance(middle, limb.point(1, outer, easePx)) + ELBOW_OUT * head;
  const outwards = scale(normalise(sub(upper, lower)), half);
  const tip = add(middle, outwards);
  const near = edge.map((point) => distance(point, tip) < ELBOW_REACH * head);
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)];
  if (first < 1 || last === edge.length - 1) return edge;
  const round = limb.straightness < DOUBLED ? ROUND_ELBOW : [0];
  const elbow = round.map((degrees) => add(middle, rotate(outwards, (outer * degrees * Math.PI) / 180)));
  return [...edge.slice(0, first), ...elbow, ...edge.slice(last + 1)];
}

/** Returns the share of a sleeve's ease that is left where the elbow strains against it. */
function tightening(limb: Limb): Profile {
  const bent = smoothstep((1 - limb.straightness) / (1 - ELBOW_BENT));
  return (t) => 1 - (1 - TIGHT_ELBOW) * bent * smoothstep(1 - Math.abs(t - 1) / TIGHT_REACH);
}

/** A print follows the upper arm down to the elbow and the forearm from there; it bends, and does not break off. */
function armPanels(
  outline: string,
  limb: Limb,
  ease: Profile,
  end: number,
  [upper, lower]: readonly [number, number],
): PrintPanel[] {
  const beyond = (t: number) => ease(t) * 1.5 + 8;
  const edge = (u: -1 | 1, from: number) => {
    const points = withoutLoop(limb.side(u, from, end + 0.06, beyond, 5));
    return points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
  };
  const bend = bendOf(upper, lower);
  const turns = Math.abs(bend) > FOLDED ? [CROOK_START] : Math.abs(bend) < HARDLY_BENT ? [1] : ELBOW_TURNS;
  const by = bend / turns.length;
  const panels: PrintPanel[] = [{ d: outline, angle: upper, origin: limb.at(0) }];
  for (const t of turns) {
    const { angle, origin } = lastOf(panels);
    panels.push({
      d: path([...edge(-1, t - 0.03), ...edge(1, t).reverse()]),
      angle: angle + by,
      origin: rotate(origin, (by * Math.PI) / 180, limb.at(t)),
    });
  }
  return panels;
}

/** The sleeve overlaps the panel: its cap starts on the shoulder line, .115 inside the shoulder point. */
export function draftSleeve(context: DrawContext, side: Side, cut: SleeveCut): SleeveDraft {
  const { body, head } = context;
  const on = onTorso(body);
  const limb = body.arms[side];
  const outer = signOf(side);
  const inner = outer === 1 ? -1 : 1;
  const extension = cut.shoulderExtension ?? 0.02;
  const lift = cut.shoulderLift ?? 0.02;
  const padding = cut.padding ?? clamp((extension - 0.03) / 0.04);
  const shoulderX = body.shape.shoulder + extension;
  const tight = tightening(limb);
  const ease: Profile = (t) => cut.ease(t) * head * tight(t);

  const roundCap = body.cap(side, cut.ease(0.1) * head);
  const cap = mix(roundCap.cap, on(1.572 - lift, outer * (shoulderX - 0.012)), padding);
  const isRaised = limb.direction(0.4)[1] < RAISED;
  const raised = isRaised ? raisedShoulder(body, side, ease, lift) : undefined;
  const top = raised?.top ?? on(1.545 - lift, outer * (shoulderX - 0.115));
  const isFar = body.pose.arms[side].depth === 'back' && sideOn(body.pose) > 0.5;
  const inset = isRaised ? RAISED_SEAM : seamInset(body, side);
  const seamMiddle = on(ARMHOLE_MIDDLE_V, outer * (isFar ? UNDER_FRONT : shoulderX - inset));
  const pitV = (cut.pit ?? 2.06) + (isRaised ? RAISED_PIT : 0);
  const besidePit =
    (cut.pitHalfWidth ?? body.halfWidth(2.05) + 0.02) +
    (isRaised ? body.halfWidth(pitV) - body.halfWidth(2.05) - RAISED_IN : 0);
  const seamEnd = on(pitV, outer * (besidePit - 0.03));

  const outerEdge = elbowed(
    limb,
    outer,
    withoutLoop(limb.side(outer, raised?.from ?? CAP_START, cut.end, ease, EDGE_STEPS)),
    ease(1),
    head,
  );
  const innerEdge = withoutLoop(limb.side(inner, PIT_START, cut.end, ease, EDGE_STEPS));
  // Where the arm lies over a wide body, the seam runs down to it: beyond it would stand out as a tab.
  const pit = (seamEnd[0] - at(innerEdge, 0)[0]) * outer > 0 ? at(innerEdge, 0) : seamEnd;
  const hemMiddle = add(
    mix(lastOf(outerEdge), lastOf(innerEdge), 0.5),
    scale(limb.direction(Math.min(2, cut.end)), 0.022 * head),
  );
  const over: Point = [mix(top, cap, 0.6)[0], mix(top, cap, 0.22)[1]];
  const puff: Node[] = padding < 0.5 ? [over, cap, ...between(outerEdge)] : [cap, ...withoutEnd(outerEdge)];
  const crown =
    cut.crown === 'gathered'
      ? []
      : crowned(
          on(NECK_POINT, outer * (body.shape.neck + 0.07)),
          top,
          outerEdge,
          Math.max(SET_IN_CROWN, padding),
          Math.round((CROWN_BY - CAP_START) / ((cut.end - CAP_START) / EDGE_STEPS)),
        );
  const fromTop: readonly Node[] = raised
    ? [...raised.deltoid, ...withoutEnd(outerEdge)]
    : crown.length > 0
      ? withoutEnd(crown)
      : puff;
  const gap = distance(pit, at(innerEdge, 0));
  // Where the arm stands off the body the underarm is a curve; a corner there would look like a tab.
  const stands = gap > STANDS_OFF * head && !isRaised ? mix(pit, at(innerEdge, 0), 0.35) : corner(pit);
  const underarm: Node[] = gap === 0 ? [] : [stands];
  const arm: Node[] = [
    corner(top),
    ...fromTop,
    corner(lastOf(outerEdge)),
    hemMiddle,
    corner(lastOf(innerEdge)),
    ...withoutEnd(innerEdge).reverse(),
    ...underarm,
  ];
  const outline = path([...arm, seamMiddle]);
  // The ink would draw the seam as hard as an edge: there it is kept under the cloth.
  const middle = mix(top, pit, 0.5);
  const seamInArm = Math.max(middle[0] * outer, seamMiddle[0] * outer) * outer;
  const inside: Point = [seamInArm + outer * INK_INSIDE * head, seamMiddle[1]];
  const crownStart = fromTop[0] ?? cap;
  const insideTop = mix(top, [crownStart[0], crownStart[1]], 0.6);
  const along = (from: number, to: number) => angleDegrees(limb.at(from), limb.at(to)) - 90;
  const bend = bendOf(along(0, 1), along(1, 2));
  const isFolded = cut.end > ELBOW && Math.abs(bend) > FOLDED;
  return {
    outline,
    side,
    limb,
    ease,
    outer,
    inner,
    outerEdge,
    innerEdge,
    hemMiddle,
    armhole: brush([pit, seamMiddle, top], CREASE * head, 'out'),
    upperAngle: along(0, 1),
    lowerAngle: along(1, 2),
    volume: {
      ...rounded(limb.point(0.7, -1.2, ease(0.7)), limb.point(0.7, 1.2, ease(0.7))),
      inked: path([corner(insideTop), ...arm.slice(1), inside]),
      ...(cut.end > ELBOW
        ? { panels: armPanels(outline, limb, ease, cut.end, [along(0, 1), along(1, 2)]) }
        : {}),
      ...(isFolded ? foldedOver(limb, bend > 0 ? -1 : 1, ease, cut.end, head) : {}),
    },
  };
}
