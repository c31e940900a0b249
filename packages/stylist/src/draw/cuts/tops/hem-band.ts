import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SleeveDraft } from './sleeve.ts';

const BAND_HEIGHT = 0.17;

export interface HemBand {
  readonly hem: number;
  readonly halfWidth: Profile;
  /** How much wider the band starts and narrower it ends than the body part, in heads. */
  readonly overhang: number;
  readonly drawIn: number;
}

/** The ribbed band that closes a knit or sweatshirt at the hips. */
export function drawHemBand(context: DrawContext, rib: Cloth, band: HemBand): string {
  const { body } = context;
  const on = onTorso(body);
  const { hem, halfWidth, overhang, drawIn } = band;
  const top = hem - BAND_HEIGHT;
  const outline = path([
    corner(on(top, -halfWidth(top) - overhang)),
    on(top + 0.055, 0),
    corner(on(top, halfWidth(top) + overhang)),
    corner(on(hem, halfWidth(hem) - drawIn)),
    on(hem + 0.06, 0),
    corner(on(hem, -halfWidth(hem) + drawIn)),
  ]);
  return piece(context, outline, rib, {
    origin: on(hem, 0),
    ...rounded(body.torso(-1, hem), body.torso(1, hem)),
    edge: 1.4,
  });
}

export interface CuffCut {
  readonly from: number;
  readonly to: number;
  /** Ease in heads where the cuff starts and where it ends. */
  readonly fromEase: number;
  readonly toEase: number;
}

/** Outline of a cuff round the arm, from `from` to `to` along it. */
export function cuffOutline(context: DrawContext, side: Side, cuff: CuffCut): string {
  const limb = context.body.arms[side];
  const fromEase = cuff.fromEase * context.head;
  const toEase = cuff.toEase * context.head;
  return path([
    corner(limb.point(cuff.from, -1, fromEase)),
    corner(limb.point(cuff.to, -1, toEase)),
    limb.point(cuff.to + 0.03, 0),
    corner(limb.point(cuff.to, 1, toEase)),
    corner(limb.point(cuff.from, 1, fromEase)),
  ]);
}

/** Draws a ribbed cuff at the wrist. */
export function drawRibCuff(context: DrawContext, rib: Cloth, sleeve: SleeveDraft, cuff: CuffCut): string {
  const { limb, side } = sleeve;
  return piece(context, cuffOutline(context, side, cuff), rib, {
    angle: sleeve.lowerAngle,
    origin: limb.at(2),
    ...rounded(limb.point(1.95, -1.2), limb.point(1.95, 1.2)),
  });
}
