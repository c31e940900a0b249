import { toHex } from '#colour/convert.ts';
import { inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { limbShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, smoothstep } from '#draw/kit/point.ts';
import { ribOf, toned } from '#draw/tailoring/cloth-variants.ts';
import { dot } from '#draw/tailoring/dot.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';
import { drawZip } from '#draw/tailoring/zip.ts';
import type { Cloth } from '#garments/cloth.ts';
import { elbowFolds } from '../tops/elbow-folds.ts';
import { drawRibCuff } from '../tops/hem-band.ts';
import { draftSleeve, type SleeveDraft } from '../tops/sleeve.ts';
import { buttonColour } from './buttons.ts';
import { isRaincoat, isSewnAsShirt, type JacketDraft } from './jacket-draft.ts';

const EASE = 0.048;
/** A forearm is covered more closely, or its sleeve would be a tube; heads. */
const FOREARM_EASE = 0.034;
const NARROWS_FROM = 0.6;
const NARROWS_TO = 1.5;
const END = 2;
const CUFF_BUTTONS = 3;
/** Returns the ease of a jacket's sleeve at `t` along the arm, heads. */
export const jacketSleeveEase: Profile = (t) =>
  lerp(EASE, FOREARM_EASE, smoothstep((t - NARROWS_FROM) / (NARROWS_TO - NARROWS_FROM)));

/** How far a shoulder pad builds up the crown of the sleeve. */
const PADDING = 1;

function drawCuffButtons(context: DrawContext, cloth: Cloth, { limb, outer }: SleeveDraft): string {
  const { head } = context;
  const rim = `stroke="${inkOf(cloth.colour)}" stroke-width=".7"`;
  return Array.from({ length: CUFF_BUTTONS }, (_, i) => {
    const centre = limb.point(END - 0.06 - i * 0.075, outer * 0.72, FOREARM_EASE * head * 0.8);
    return dot(centre, 0.014 * head, toHex(buttonColour(cloth)), rim);
  }).join('');
}

/** The strap that closes a trench sleeve against the storm. */
function drawStrap(context: DrawContext, cloth: Cloth, { limb }: SleeveDraft): string {
  const top = END - 0.26;
  const foot = END - 0.16;
  const ease = FOREARM_EASE * context.head + 2;
  const outline = path([
    corner(limb.point(top, -1, ease)),
    limb.point(top + 0.02, 0),
    corner(limb.point(top, 1, ease)),
    corner(limb.point(foot, 1, ease)),
    limb.point(foot + 0.02, 0),
    corner(limb.point(foot, -1, ease)),
  ]);
  return piece(context, outline, toned(cloth, -0.02), { edge: 1.5 });
}

/** A stitched band with one button. */
function drawWorkCuff(context: DrawContext, cloth: Cloth, sleeve: SleeveDraft): string {
  const { limb, outer } = sleeve;
  const ease = FOREARM_EASE * context.head;
  const [from, to] = [END - 0.13, END + 0.02];
  const outline = path([
    corner(limb.point(from, -1, ease)),
    limb.point(from + 0.02, 0),
    corner(limb.point(from, 1, ease)),
    corner(limb.point(to, 1, ease * 0.8)),
    limb.point(to + 0.02, 0),
    corner(limb.point(to, -1, ease * 0.8)),
  ]);
  const stitch = (t: number) =>
    path([limb.point(t, -1, ease), limb.point(t + 0.02, 0), limb.point(t, 1, ease)], false);
  return (
    piece(context, outline, toned(cloth, 0.012), {
      edge: 1.6,
      angle: sleeve.lowerAngle,
      origin: limb.at(2),
      stitches: [stitch(from + 0.025), stitch(to - 0.02)],
    }) +
    dot(
      limb.point((from + to) / 2 + 0.01, outer * 0.6, ease * 0.6),
      0.022 * context.head,
      toHex(buttonColour(cloth)),
    )
  );
}

/** A zip that opens the cuff of a biker's sleeve. */
function drawCuffZip({ head }: DrawContext, cloth: Cloth, { limb, outer }: SleeveDraft): string {
  const ease = FOREARM_EASE * head * 0.7;
  return drawZip(
    path([limb.point(1.72, outer * 0.5, ease), limb.point(END, outer * 0.62, ease)], false),
    cloth.colour,
    5,
  );
}

/** A jacket's sleeve with its cuff: ribbed, or buttoned and with a strap on a trench. */
export function drawJacketSleeve(
  context: DrawContext,
  cloth: Cloth,
  jacket: JacketDraft,
  side: Side,
): string {
  const { cut, drapes, halfWidth } = jacket;
  const sleeve = draftSleeve(context, side, {
    end: END,
    ease: (t) => jacketSleeveEase(t) + (drapes ? 0.015 : 0),
    shoulderExtension: jacket.shoulderExtension,
    shoulderLift: jacket.shoulderLift,
    ...(cut.shoulder === 'padded' ? { padding: PADDING } : {}),
    pit: 2.1,
    pitHalfWidth: halfWidth(2.05),
  });
  const { limb, ease, outer } = sleeve;
  const arm = piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(limb, ease, -0.1, END + 0.1, { u: 0.34 })],
    shadeOpacity: 0.21,
    folds: [sleeve.armhole, ...elbowFolds(context, sleeve, 1.3, 13 + outer)],
    foldOpacity: 0.3,
  });
  if (isSewnAsShirt(cut)) return arm + drawWorkCuff(context, cloth, sleeve);
  if (cut.zip && cut.lapel === 'biker') return arm + drawCuffZip(context, cloth, sleeve);
  if (cut.ribHem) {
    const cuff = { from: 1.86, to: 2.04, fromEase: FOREARM_EASE, toEase: 0.03 };
    return arm + drawRibCuff(context, ribOf(cloth), sleeve, cuff);
  }
  const strap = cut.stormFlap || isRaincoat(cut) ? drawStrap(context, cloth, sleeve) : '';
  return arm + (cut.hood ? '' : drawCuffButtons(context, cloth, sleeve)) + strap;
}
