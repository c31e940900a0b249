import { oklch, toHex } from '#colour/convert.ts';
import { darkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, mix } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { along } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawButton } from './buttons.ts';
import { hasLapel, isRaincoat, isSewnAsShirt, type JacketDraft } from './jacket-draft.ts';

/** Where the seams of the side panels leave the armhole, pass the waist and reach the hem, in half widths. */
const SIDE_PANEL = [
  [2.0, 0.86],
  [2.3, 0.66],
  [2.95, 0.52],
  [3.6, 0.56],
] as const;
const SIDE_PANEL_AT_HEM = 0.6;

/** The tunnel of a drawcord. */
const TUNNEL = [2.94, 3.03] as const;

/** Returns the seams that shape a back: side panels where it is tailored, else the tunnel of its drawcord. */
export function shapingSeams({ at, halfWidth, cut }: JacketDraft): string[] {
  if (cut.drawcord)
    return TUNNEL.map((v) =>
      path(
        [-1, -0.5, 0, 0.5, 1].map((u) => at(v + 0.03 * (1 - u * u), u * halfWidth(v))),
        false,
      ),
    );
  if (cut.ribHem || isSewnAsShirt(cut) || cut.closing === 'toggles') return [];
  const places = [
    ...SIDE_PANEL.filter(([v]) => v < cut.hem - 0.2),
    [cut.hem + 0.04, SIDE_PANEL_AT_HEM],
  ] as const;
  return [-1, 1].map((k) =>
    path(
      places.map(([v, u]) => at(v, k * halfWidth(v) * u)),
      false,
    ),
  );
}

/** A blazer's vent begins this far above the hem; a coat's at this share of the way from the hips. */
const BLAZER_VENT = 0.62;
const COAT_VENT_FROM = 3.9;
const COAT_VENT_SHARE = 0.3;
const VENT_GAP = 0.09;

/** Draws the vent in the middle of the back: its lap, and the shade inside it. */
export function drawVent(context: DrawContext, cloth: Cloth, { at, cut, length }: JacketDraft): string {
  if (!hasLapel(cut) && length !== 'coat') return '';
  const { hem } = cut;
  const top = length === 'coat' ? lerp(COAT_VENT_FROM, hem, COAT_VENT_SHARE) : hem - BLAZER_VENT;
  const opening = path([
    corner(at(top, 0)),
    at(lerp(top, hem, 0.6), VENT_GAP * 0.5),
    corner(at(hem + 0.08, VENT_GAP)),
    corner(at(hem + 0.08, 0)),
  ]);
  const bar = path([at(top, -0.01), at(top - 0.015, 0.06)], false);
  const dark = darkOf(cloth.colour);
  return (
    fill(opening, dark, 'fill-opacity=".6"') + stroke(bar, dark, 0.012 * context.head, 'stroke-opacity=".6"')
  );
}

const YOKE_EDGE = 1.98;
const YOKE_FOOT = 2.16;

/** Draws the cape over the shoulders of a trench or mac. */
export function drawStormYoke(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { cut, halfWidth, neckPoint, shoulderPoint, shoulderExtension } = jacket;
  if (!cut.stormFlap && !isRaincoat(cut)) return '';
  const on = onTorso(context.body);
  const armhole = (k: -1 | 1) => on(1.8, k * (context.body.shape.shoulder + shoulderExtension * 0.6 - 0.1));
  const edge = (lift: number) =>
    along(-1, 1, 6, (u) => on(lerp(YOKE_FOOT, YOKE_EDGE, u * u) - lift, -u * halfWidth(YOKE_EDGE)));
  const shoulder = (k: -1 | 1) => [
    corner(neckPoint(k)),
    mix(neckPoint(k), shoulderPoint(k), 0.55),
    corner(shoulderPoint(k)),
    armhole(k),
  ];
  const outline = path([...shoulder(1), ...edge(0), ...shoulder(-1).reverse(), on(1.43, 0)]);
  return (
    contactShadow(context.document, outline, { shift: [3, 9], blur: 4, opacity: 0.3 }) +
    piece(context, outline, toned(cloth, 0.012), {
      edge: 1.5,
      origin: on(1.5, 0),
      ...rounded(on(1.6, -halfWidth(2)), on(1.6, halfWidth(2)), 0.14, 0.22),
      stitches: [path(edge(0.035), false)],
    })
  );
}

const WAIST = 2.92;
const BUCKLE = toHex(oklch(0.78, 0.05, 85));
const HALF_BELT = { height: 0.14, reach: 0.5, sag: 0.04 } as const;
const STRAP = { height: 0.075, reach: 0.34, sag: 0.02 } as const;

function drawTab(
  context: DrawContext,
  cloth: Cloth,
  jacket: JacketDraft,
  tab: typeof HALF_BELT | typeof STRAP,
): string {
  const on = onTorso(context.body);
  const half = jacket.halfWidth(WAIST) * tab.reach;
  const foot = WAIST + tab.height;
  const outline = path([
    corner(on(WAIST, -half)),
    on(WAIST + tab.sag, 0),
    corner(on(WAIST, half)),
    corner(on(foot, half)),
    on(foot + tab.sag, 0),
    corner(on(foot, -half)),
  ]);
  return (
    contactShadow(context.document, outline, { shift: [2, 6], blur: 3, opacity: 0.3 }) +
    piece(context, outline, toned(cloth, 0.012), { edge: 1.5, ...rounded(on(WAIST, -half), on(WAIST, half)) })
  );
}

/** Draws what takes in the waist behind: the half belt of a coat, the strap of a waistcoat. */
export function drawWaistTab(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { cut, drapes, length, halfWidth } = jacket;
  const on = onTorso(context.body);
  if (cut.sleeve === 'none') {
    const buckle = [
      on(WAIST - 0.02, -0.05),
      on(WAIST - 0.02, 0.05),
      on(WAIST + 0.11, 0.05),
      on(WAIST + 0.11, -0.05),
    ];
    return (
      drawTab(context, cloth, jacket, STRAP) + stroke(path(buckle.map(corner)), BUCKLE, 0.018 * context.head)
    );
  }
  if (!drapes || cut.belted || length !== 'coat' || !hasLapel(cut)) return '';
  const middle = WAIST + HALF_BELT.height / 2 + HALF_BELT.sag * 0.3;
  const ends = [-1, 1].map((k) => on(middle, k * halfWidth(WAIST) * HALF_BELT.reach * 0.84));
  return (
    drawTab(context, cloth, jacket, HALF_BELT) +
    ends.map((centre) => drawButton(context, cloth, centre)).join('')
  );
}
