import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { bookRow } from '../props/books.ts';
import { floor, floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const BRASS = oklch(0.8, 0.1, 84);

/** Spines in the colours old covers have, and the shop's own. */
export function spines({ palette }: SceneContext): readonly Oklch[] {
  return [
    oklch(0.5, 0.1, 28),
    oklch(0.78, 0.08, 80),
    oklch(0.42, 0.06, 250),
    oklch(0.55, 0.07, 150),
    oklch(0.9, 0.03, 85),
    tone(palette.accent, -0.04),
  ];
}

function shopWindow(context: SceneContext, x: number, width: number): string {
  const { document, palette, random } = context;
  const inside = oklch(0.86, 0.07, 82);
  const colours = spines(context);
  const boards = [560, 690, 820]
    .map(
      (y) =>
        bookRow({ x: x + 20, y, width: width - 40, height: 96 }, colours, random) +
        rect([x + 12, y, width - 24, 11], toHex(oklch(0.5, 0.07, 55))),
    )
    .join('');
  return (
    rect([x, 400, width, 470], linear(document, inside, shadowOf(inside, 0.8), DOWN)) +
    boards +
    fill(
      `M${x + width * 0.1} 870L${x + width * 0.62} 400h${width * 0.2}L${x + width * 0.3} 870Z`,
      '#fff',
      opacity(0.14),
    ) +
    rect([x, 400, 16, 470], toHex(shadowOf(palette.motif, 1.5)), opacity(0.45)) +
    `<rect x="${x}" y="400" width="${width}" height="470" fill="none" stroke="${toHex(lightOf(palette.motif, 0.5))}" stroke-width="14"/>` +
    line(`M${x + width / 2} 400V870M${x} 478H${x + width}`, toHex(lightOf(palette.motif, 0.5)), 8) +
    rect([x - 16, 870, width + 32, 18], toHex(lightOf(palette.motif, 0.8))) +
    rect([x - 6, 906, width + 12, 130], toHex(shadowOf(palette.motif, 0.5)), opacity(0.5))
  );
}

function door({ palette, document }: SceneContext, x: number): string {
  const { accent } = palette;
  return (
    rect([x - 14, 392, 208, HORIZON_PX - 392], toHex(lightOf(palette.motif, 0.5))) +
    rect([x, 406, 180, HORIZON_PX - 406], linear(document, lightOf(accent, 0.2), shadowOf(accent, 0.7))) +
    rect([x + 28, 440, 124, 330], toHex(oklch(0.84, 0.05, 90))) +
    fill(`M${x + 36} 770L${x + 116} 440h30L${x + 66} 770Z`, '#fff', opacity(0.22)) +
    line(`M${x + 90} 440V770M${x + 28} 550h124M${x + 28} 660h124`, toHex(shadowOf(accent, 0.5)), 7) +
    `<rect x="${x + 30}" y="820" width="120" height="200" fill="none" stroke="${toHex(shadowOf(accent, 1.2))}" stroke-width="4"/>` +
    circle(x + 162, 800, 8, toHex(BRASS))
  );
}

/** A trestle of bargains on the pavement. */
function trestle(context: SceneContext, x: number): string {
  const { palette, random } = context;
  const wood = oklch(0.6, 0.075, 60);
  return (
    ellipse([x + 130, 1164], [150, 13], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    line(
      `M${x + 24} 980L${x + 6} 1162M${x + 216} 980L${x + 236} 1162M${x + 30} 1080H${x + 212}`,
      toHex(shadowOf(wood, 0.9)),
      10,
    ) +
    bookRow({ x: x + 10, y: 976, width: 222, height: 92 }, spines(context), random) +
    rect([x, 940, 242, 46], toHex(wood)) +
    rect([x, 976, 242, 12], toHex(shadowOf(wood, 1)), opacity(0.6))
  );
}

function planter({ palette, random }: SceneContext, x: number): string {
  let leaves = '';
  for (let i = 0; i < 30; i++) {
    const lx = x + random() * 200;
    leaves += ellipse(
      [lx, 1004 - random() * 110 * Math.sin(((lx - x) / 200) * Math.PI)],
      [22, 19],
      toHex(tone(oklch(0.52, 0.08, 145), (i % 3) * 0.045 - 0.05)),
    );
  }
  return (
    ellipse([x + 124, 1164], [136, 13], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    leaves +
    fill(`M${x - 6} 1010h214l-14 154h-186z`, toHex(tone(palette.accent, -0.02))) +
    fill(`M${x + 130} 1010h78l-14 154h-54z`, toHex(shadowOf(palette.accent, 0.9)), opacity(0.55))
  );
}

/** A bookshop's front: a painted window full of books, a door, something on the pavement. */
export function bookshop(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { motif } = palette;
  const slabs = floorJoints(9, 160, 270);
  const layouts = [
    () => shopWindow(context, 60, 250) + door(context, 690) + trestle(context, 26),
    () => door(context, 90) + shopWindow(context, 640, 262) + trestle(context, 690),
    () => shopWindow(context, 40, 250) + shopWindow(context, 670, 250) + planter(context, 716),
  ];
  const fascia =
    rect([0, 236, CANVAS_WIDTH_PX, 96], linear(document, lightOf(motif, 0.3), shadowOf(motif, 0.3))) +
    rect([0, 222, CANVAS_WIDTH_PX, 16], toHex(lightOf(motif, 0.9))) +
    rect([0, 332, CANVAS_WIDTH_PX, 9], toHex(shadowOf(motif, 1.5)), opacity(0.6)) +
    line('M60 262H900V306H60Z', toHex(BRASS), 3, 0.8);
  const lamps = [250, 720]
    .map(
      (x) =>
        `<path d="M${x} 222q0 -40 44 -44" fill="none" stroke="${toHex(oklch(0.3, 0.02, 260))}" stroke-width="5"/>` +
        fill(`M${x + 34} 168h34l14 34h-56z`, toHex(BRASS)),
    )
    .join('');
  return {
    back:
      wall(context, 0.03, -0.03) +
      rect(
        [0, 340, CANVAS_WIDTH_PX, HORIZON_PX - 340],
        linear(document, lightOf(motif, 0.15), shadowOf(motif, 0.35)),
      ) +
      fascia +
      lamps +
      floor(context) +
      line(`${slabs}M0 ${HORIZON_PX + 70}H960`, toHex(shadowOf(palette.floor, 0.8)), 2.4, 0.35) +
      floorLine(context, 1.4, 0.6) +
      (layouts[variant]?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.27, blur: 4.5 },
  };
}
