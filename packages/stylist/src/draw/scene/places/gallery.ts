import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { crop } from '#draw/kit/box.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { circle, ellipse, line, opacity, rect } from '../paint.ts';
import { floor, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

type Frame = readonly [x: number, y: number, width: number, height: number];

/** A framed picture on the wall with its small shadow, `paint` clipped to it. */
function hung(
  { document, palette }: SceneContext,
  [x, y, width, height]: Frame,
  ground: string,
  paint: string,
): string {
  const box = crop(
    { left: x, top: y, right: x + width, bottom: y + height },
    { left: 0, top: 0, right: CANVAS_WIDTH_PX, bottom: CANVAS_HEIGHT_PX },
  );
  const d = `M${box.left} ${box.top}H${box.right}V${box.bottom}H${box.left}Z`;
  return (
    rect([x + 10, y + 13, width + 6, height + 6], toHex(shadowOf(palette.wall, 1.2)), opacity(0.45)) +
    rect([x - 9, y - 9, width + 18, height + 18], toHex(oklch(0.78, 0.06, 75))) +
    rect([x, y, width, height], ground) +
    group(paint, `clip-path="url(#${document.clip(d)})"`)
  );
}

/** Discs and an arch. */
function discs(context: SceneContext, frame: Frame): string {
  const [x, y, w, h] = frame;
  const { motif, accent } = context.palette;
  return hung(
    context,
    frame,
    toHex(oklch(0.93, 0.025, 85)),
    circle(x + w * 0.64, y + h * 0.3, w * 0.22, toHex(accent)) +
      fill(
        `M${x + w * 0.12} ${y + h}V${y + h * 0.62}a${w * 0.26} ${w * 0.26} 0 0 1 ${w * 0.52} 0V${y + h}z`,
        toHex(motif),
      ) +
      fill(
        `M${x + w * 0.5} ${y + h}q${w * 0.1} ${-h * 0.34} ${w * 0.6} ${-h * 0.3}V${y + h}z`,
        toHex(tone(motif, -0.12, 0.9, 30)),
      ),
  );
}

/** Bands of a landscape. */
function bands(context: SceneContext, frame: Frame): string {
  const [x, y, w, h] = frame;
  const { motif, accent } = context.palette;
  const wave = (top: number, dip: number) =>
    `M${x} ${y + h * top}q${w * 0.26} ${-h * dip} ${w * 0.52} 0t${w * 0.5} ${-h * dip * 0.4}V${y + h}H${x}z`;
  return hung(
    context,
    frame,
    toHex(lightOf(accent, 1.9)),
    circle(x + w * 0.3, y + h * 0.28, w * 0.13, toHex(oklch(0.95, 0.03, 85))) +
      fill(wave(0.46, 0.1), toHex(tone(motif, 0.12, 0.8))) +
      fill(wave(0.62, -0.09), toHex(motif)) +
      fill(wave(0.8, 0.08), toHex(tone(motif, -0.14, 0.9, 20))),
  );
}

/** Cut paper leaves. */
function cutouts(context: SceneContext, frame: Frame): string {
  const [x, y, w, h] = frame;
  const { motif, accent } = context.palette;
  const frond = (cx: number, cy: number, s: number) =>
    `M${cx} ${cy + s}q${-s * 0.9} ${-s * 0.5} ${-s * 0.55} ${-s * 1.3}q${s * 0.3} ${s * 0.3} ${s * 0.4} ${s * 0.2}q${-s * 0.1} ${-s * 0.7} ${s * 0.2} ${-s}q${s * 0.28} ${s * 0.4} ${s * 0.14} ${s * 1.0}q${s * 0.2} 0 ${s * 0.46} ${-s * 0.3}q${s * 0.2} ${s * 0.9} ${-s * 0.65} ${s * 1.4}z`;
  return hung(
    context,
    frame,
    toHex(oklch(0.94, 0.02, 80)),
    rect([x, y, w * 0.5, h * 0.5], toHex(lightOf(motif, 1.3))) +
      rect([x + w * 0.5, y + h * 0.5, w * 0.5, h * 0.5], toHex(lightOf(accent, 1.4))) +
      fill(
        frond(x + w * 0.28, y + h * 0.28, w * 0.2) + frond(x + w * 0.75, y + h * 0.74, w * 0.2),
        toHex(motif),
      ) +
      fill(
        frond(x + w * 0.74, y + h * 0.27, w * 0.19) + frond(x + w * 0.26, y + h * 0.76, w * 0.19),
        toHex(accent),
      ),
  );
}

/** A rounded stone on a white plinth. */
function sculpture({ palette }: SceneContext, x: number): string {
  const plinth = tone(palette.wall, 0.06, 0.5);
  const stone = tone(palette.motif, 0.03, 0.8);
  return (
    ellipse([x + 50, 1160], [130, 13], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    rect([x - 70, 790, 140, 370], toHex(plinth)) +
    rect([x + 26, 790, 44, 370], toHex(shadowOf(plinth, 1)), opacity(0.7)) +
    fill(
      `M${x - 52} 790Q${x - 84} 690 ${x - 30} 610Q${x + 20} 520 ${x + 60} 590Q${x + 90} 650 ${x + 42} 700Q${x + 30} 740 ${x + 54} 790Z`,
      toHex(stone),
    ) +
    fill(
      `M${x + 60} 590Q${x + 90} 650 ${x + 42} 700Q${x + 30} 740 ${x + 54} 790H${x + 18}Q${x + 6} 720 ${x + 30} 680Q${x + 56} 640 ${x + 40} 578Z`,
      toHex(shadowOf(stone, 1)),
      opacity(0.7),
    ) +
    ellipse(
      [x - 2, 664],
      [22, 30],
      toHex(shadowOf(stone, 1.6)),
      `${opacity(0.8)} transform="rotate(24 ${x - 2} 664)"`,
    )
  );
}

function stool({ palette }: SceneContext): string {
  const leather = oklch(0.5, 0.08, 48);
  return (
    ellipse([820, 1158], [150, 12], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    line('M706 1064L696 1156M900 1064L910 1156', toHex(oklch(0.32, 0.02, 260)), 9) +
    rect([676, 1030, 254, 38], toHex(leather), 'rx="10"') +
    rect([676, 1052, 254, 16], toHex(shadowOf(leather, 0.9)), `rx="8" ${opacity(0.6)}`)
  );
}

/** A gallery: pictures on a quiet wall, a polished floor. */
export function gallery(context: SceneContext): ScenePainting {
  const { palette, variant } = context;
  const set = [
    () => discs(context, [42, 250, 236, 320]) + bands(context, [700, 250, 226, 320]) + stool(context),
    () => bands(context, [196, 120, 568, 640]),
    () => cutouts(context, [46, 240, 240, 300]) + sculpture(context, 812),
  ][variant];
  const track =
    rect([0, 26, CANVAS_WIDTH_PX, 9], toHex(shadowOf(palette.wall, 1.2)), opacity(0.6)) +
    [150, 480, 810].map((x) => fill(`M${x - 13} 34h26l10 40h-46z`, toHex(oklch(0.34, 0.02, 260)))).join('');
  const sheen = `M60 ${HORIZON_PX}h220l90 ${CANVAS_HEIGHT_PX - HORIZON_PX}H20zM680 ${HORIZON_PX}h200l160 ${CANVAS_HEIGHT_PX - HORIZON_PX}H760z`;
  return {
    back:
      wall(context, 0.03, -0.035) +
      track +
      floor(context) +
      skirting(context) +
      fill(sheen, toHex(palette.glow), opacity(0.22)) +
      (set?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.22 },
  };
}
