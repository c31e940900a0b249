import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import {
  ACROSS,
  backdrop,
  circle,
  DOWN,
  ellipse,
  line,
  linear,
  opacity,
  radial,
  rect,
  surface,
} from '../paint.ts';
import { floor, floorLine } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const WALNUT = oklch(0.36, 0.055, 45);
const BRASS = oklch(0.78, 0.1, 80);

function glassTones({ palette }: SceneContext): readonly Oklch[] {
  return [
    oklch(0.4, 0.06, 140),
    oklch(0.34, 0.05, 30),
    oklch(0.56, 0.09, 65),
    oklch(0.46, 0.05, 190),
    tone(palette.accent, -0.1),
  ];
}

/** Bottles side by side on a board, one path for each glass. */
function bottles(context: SceneContext, x: number, y: number, width: number): string {
  const { random } = context;
  const tones = glassTones(context);
  const paths = tones.map(() => '');
  let labels = '';
  for (let bx = x; bx < x + width - 24; bx += 31) {
    const tall = 86 + random() * 24;
    const pick = Math.floor(random() * tones.length);
    paths[pick] +=
      `M${px(bx)} ${y}v${px(-tall * 0.62)}q0 -12 8 -18v${px(-tall * 0.24)}h8v${px(tall * 0.24)}q8 6 8 18v${px(tall * 0.62)}z`;
    labels += `M${px(bx + 2)} ${px(y - tall * 0.42)}h20v${px(tall * 0.24)}h-20z`;
  }
  return (
    paths.map((d, i) => fill(d, toHex(tones[i] ?? WALNUT))).join('') +
    fill(labels, toHex(oklch(0.86, 0.04, 85)), opacity(0.75))
  );
}

function bottleShelf(context: SceneContext, x: number, width: number, rows: readonly number[]): string {
  const { document, palette } = context;
  const top = (rows[0] ?? 0) - 150;
  const bottom = rows.at(-1) ?? 0;
  const lit = linear(document, tone(palette.glow, -0.22, 1, -10), tone(palette.wall, 0.08), DOWN);
  return (
    rect([x, top, width, bottom - top + 14], toHex(shadowOf(WALNUT, 0.6))) +
    rows
      .map(
        (y) =>
          rect([x + 12, y - 136, width - 24, 136], lit, opacity(0.5)) +
          bottles(context, x + 22, y, width - 44) +
          rect([x, y, width, 13], toHex(lightOf(WALNUT, 0.7))),
      )
      .join('') +
    rect([x, top, 12, bottom - top + 14], toHex(WALNUT)) +
    rect([x + width - 12, top, 12, bottom - top + 14], toHex(WALNUT)) +
    rect([x, top - 8, width, 14], toHex(lightOf(WALNUT, 0.6)))
  );
}

function bar({ document, palette }: SceneContext, x: number, width: number): string {
  const glass = (gx: number, wine: Oklch) =>
    fill(`M${gx - 17} 770q-6 42 17 46q23 -4 17 -46z`, '#fff', opacity(0.3)) +
    fill(`M${gx - 18} 788q-2 26 18 28q20 -2 18 -28z`, toHex(wine), opacity(0.9)) +
    line(`M${gx} 816V850M${gx - 15} 851h30`, '#fff', 3, 0.5);
  return (
    rect(
      [x, 868, width, HORIZON_PX - 868 + 30],
      linear(document, lightOf(WALNUT, 0.3), shadowOf(WALNUT, 0.8)),
    ) +
    Array.from(
      { length: 3 },
      (_, i) =>
        `<rect x="${x + 22 + i * 104}" y="910" width="84" height="170" fill="none" stroke="${toHex(lightOf(WALNUT, 0.9))}" stroke-width="3" stroke-opacity=".6"/>`,
    ).join('') +
    rect([x - 14, 850, width + 28, 22], toHex(lightOf(WALNUT, 1))) +
    line(`M${x} 1092h${width}`, toHex(BRASS), 8) +
    glass(x + 70, oklch(0.4, 0.13, 18)) +
    glass(x + 120, tone(palette.glow, -0.08))
  );
}

function globe({ palette, document }: SceneContext, x: number, y: number): string {
  const halo = radial(
    document,
    [x, y, 250],
    [
      [0, palette.glow, 0.5],
      [0.4, tone(palette.glow, -0.2, 1.1, -18), 0.2],
      [1, tone(palette.glow, -0.35, 1.1, -40), 0],
    ],
  );
  return `${line(`M${x} 0V${y - 34}`, toHex(BRASS), 3.4)}<circle cx="${x}" cy="${y}" r="250" fill="${halo}" style="mix-blend-mode:screen"/>${circle(x, y, 36, toHex(lightOf(palette.glow, 0.7)))}${circle(x - 9, y - 9, 15, '#fffaf0', 0.8)}`;
}

/** A high round table with a candle. */
function candleTable({ palette }: SceneContext, x: number): string {
  return (
    ellipse([x + 30, 1164], [110, 12], toHex(shadowOf(palette.floor, 1)), opacity(0.6)) +
    rect([x - 6, 826, 12, 320], toHex(BRASS)) +
    ellipse([x, 1160], [66, 13], toHex(BRASS)) +
    ellipse([x, 826], [108, 17], toHex(shadowOf(WALNUT, 0.8))) +
    ellipse([x, 818], [108, 17], toHex(lightOf(WALNUT, 0.6))) +
    rect([x - 11, 774, 22, 42], toHex(oklch(0.93, 0.03, 85))) +
    fill(`M${x} 736q15 22 0 36q-15 -14 0 -36z`, toHex(oklch(0.87, 0.12, 80))) +
    circle(x, 756, 44, toHex(palette.glow), 0.22)
  );
}

/** A wine bar in the evening: lit bottles, globes, a counter or a small table. */
export function wineBar(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { wall } = palette;
  const panels = Array.from({ length: 11 }, (_, i) => `M${i * 96} 0V${HORIZON_PX}`).join('');
  const set = [
    () =>
      bottleShelf(context, -10, 276, [330, 490, 650]) +
      bar(context, 664, 330) +
      globe(context, 130, 120) +
      globe(context, 830, 200),
    () =>
      bottleShelf(context, 694, 276, [330, 490, 650, 810]) +
      candleTable(context, 130) +
      globe(context, 150, 260),
    () =>
      globe(context, 96, 200) +
      globe(context, 230, 300) +
      bottleShelf(context, 690, 280, [400, 560]) +
      candleTable(context, 830),
  ][variant];
  return {
    back:
      surface(tone(wall, 0.03), tone(wall, -0.05)) +
      line(panels, toHex(tone(wall, -0.07)), 5, 0.6) +
      line(panels, toHex(tone(wall, 0.06)), 1.6, 0.6) +
      floor(context) +
      backdrop(
        radial(
          document,
          [300, HORIZON_PX + 60, 520],
          [
            [0, palette.glow, 0.34],
            [1, palette.glow, 0],
          ],
        ),
        HORIZON_PX,
      ) +
      floorLine(context, 1.2, 1) +
      rect(
        [0, HORIZON_PX - 20, CANVAS_WIDTH_PX, 20],
        linear(document, lightOf(WALNUT, 0.3), WALNUT, ACROSS),
      ) +
      (set?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.38, blur: 8, slant: 0.42 },
  };
}
