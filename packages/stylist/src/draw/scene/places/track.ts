import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect, surface } from '../paint.ts';
import { crownShape } from '../props/tree.ts';
import { besideHead, OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const FIELD = 730;
const LANES = 850;
const WHITE = '#fdfaf2';

/** Rows of seats behind the field. */
function stand({ document, palette }: SceneContext): string {
  const concrete = oklch(0.82, 0.012, 250);
  const rows = [0, 1, 2, 3, 4].map((i) => {
    const y = 520 + i * 40;
    const seats = Array.from({ length: 42 }, (_, j) => `M${j * 24 - 8} ${y}h16v17h-16z`).join('');
    return (
      rect([0, y + 17, CANVAS_WIDTH_PX, 23], toHex(tone(concrete, -i * 0.02))) +
      fill(seats, toHex(i % 2 ? palette.accent : tone(palette.accent, 0.05)))
    );
  });
  return (
    rect([0, 500, CANVAS_WIDTH_PX, FIELD - 500], toHex(concrete)) +
    rows.join('') +
    rect(
      [0, 486, CANVAS_WIDTH_PX, 18],
      linear(document, lightOf(concrete, 0.8), shadowOf(concrete, 0.6), DOWN),
    )
  );
}

function floodlight(x: number): string {
  const steel = toHex(oklch(0.5, 0.02, 250));
  const lamps = [0, 1, 2, 3, 4, 5]
    .map((i) => rect([x - 52 + (i % 3) * 36, 168 + Math.floor(i / 3) * 34, 30, 28], '#fffbe8'))
    .join('');
  return (
    line(`M${x} 240V${FIELD}M${x - 16} ${FIELD}L${x} 560L${x + 16} ${FIELD}`, steel, 8) +
    rect([x - 60, 160, 120, 80], steel) +
    lamps
  );
}

function hurdle({ palette }: SceneContext, x: number, y: number, size: number): string {
  const s = (value: number) => value * size;
  return (
    ellipse([x + s(20), y], [s(92), s(7)], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    line(
      `M${x - s(72)} ${y}V${y - s(130)}M${x + s(72)} ${y}V${y - s(130)}M${x - s(72)} ${y}h${s(-26)}M${x + s(72)} ${y}h${s(26)}`,
      toHex(oklch(0.4, 0.02, 250)),
      s(8),
    ) +
    rect([x - s(82), y - s(150), s(164), s(34)], WHITE) +
    rect([x - s(30), y - s(150), s(60), s(34)], toHex(palette.accent))
  );
}

function trees({ palette, seed }: SceneContext): string {
  const crowns = [20, 130, 250, 380, 520, 640, 760, 870, 960].map((x, i) =>
    crownShape([x, FIELD - 56 - (i % 3) * 22], [92, 84], seed + i),
  );
  const leaves = toHex(tone(palette.motif, 0.08, 0.8));
  // A hedge below, or the sky between the crowns would lie on the field like snow.
  return fill(crowns.join(''), leaves) + rect([0, FIELD - 62, CANVAS_WIDTH_PX, 64], leaves);
}

/** A running track: field, lanes, a stand or trees behind. */
export function track(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { wall, floor, glow, motif } = palette;
  const vanish = variant === 1 ? 720 : 240;
  const lanes = Array.from({ length: 9 }, (_, i) => {
    const far = vanish + (i - 4) * 90;
    const near = vanish + (i - 4) * 330;
    return `M${far} ${LANES}L${near} ${CANVAS_HEIGHT_PX}`;
  }).join('');
  const set = [() => stand(context), () => trees(context) + floodlight(140), () => trees(context)][variant];
  const props = variant === 2 ? hurdle(context, 130, 1010, 0.8) + hurdle(context, 846, 1100, 1) : '';
  return {
    back:
      rect([0, 0, CANVAS_WIDTH_PX, FIELD], linear(document, tone(wall, -0.04), tone(wall, 0.06, 0.6), DOWN)) +
      circle(besideHead(context, variant === 1 ? 720 : 250, 270), 270, 112, toHex(glow), 0.9) +
      (set?.() ?? '') +
      rect(
        [0, FIELD, CANVAS_WIDTH_PX, LANES - FIELD],
        linear(document, tone(motif, 0.09), tone(motif, 0.16), DOWN),
      ) +
      line(`M0 ${FIELD + 44}H960`, WHITE, 3, 0.6) +
      surface(tone(floor, -0.03), tone(floor, 0.03), DOWN, LANES) +
      rect([0, LANES - 5, CANVAS_WIDTH_PX, 10], WHITE) +
      line(lanes, WHITE, 7, 0.92) +
      props,
    front: '',
    horizonPx: LANES,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.32, blur: 3, slant: 0.6, flatten: 0.26 },
  };
}
