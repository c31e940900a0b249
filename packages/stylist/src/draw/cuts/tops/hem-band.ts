import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { sagOf } from '#draw/figure/waistline.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SleeveDraft } from './sleeve.ts';

const BAND_HEIGHT = 0.17;
/** How far above the lower edge of the band the body part ends that puffs over it. */
export const PUFFS_OVER = 0.1;

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
  const upper = halfWidth(top) + overhang;
  const lower = halfWidth(hem) - drawIn;
  const sag = sagOf(lower) + 0.02;
  const outline = path([
    corner(on(top, -upper)),
    on(top + sag * 0.75, -upper / 2),
    on(top + sag, 0),
    on(top + sag * 0.75, upper / 2),
    corner(on(top, upper)),
    corner(on(hem, lower)),
    on(hem + sag * 0.75, lower / 2),
    on(hem + sag, 0),
    on(hem + sag * 0.75, -lower / 2),
    corner(on(hem, -lower)),
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
