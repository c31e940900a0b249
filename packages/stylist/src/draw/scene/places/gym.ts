import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { ACROSS, circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const BEECH = oklch(0.8, 0.065, 72);
const STEEL = oklch(0.4, 0.02, 255);

/** Wall bars of beech. */
function wallBars({ document }: SceneContext, x: number): string {
  const rungs = Array.from({ length: 15 }, (_, i) =>
    rect(
      [x, 250 + i * 56, 220, 15],
      linear(document, lightOf(BEECH, 0.5), shadowOf(BEECH, 0.9), DOWN),
      'rx="7"',
    ),
  );
  const posts = [x - 8, x + 98, x + 206].map((px) =>
    rect([px, 210, 22, HORIZON_PX - 212], linear(document, BEECH, shadowOf(BEECH, 0.9), ACROSS)),
  );
  return rungs.join('') + posts.join('');
}

/** Dumbbells on a rack, in two tiers. */
function rack({ palette }: SceneContext, x: number): string {
  const bell = (bx: number, y: number, size: number, colour: typeof BEECH) =>
    rect([bx + size * 0.6, y - size * 0.72, size * 1.2, size * 0.44], toHex(STEEL)) +
    rect([bx, y - size, size * 0.8, size], toHex(colour), 'rx="6"') +
    rect([bx + size * 1.6, y - size, size * 0.8, size], toHex(shadowOf(colour, 0.6)), 'rx="6"');
  const tones = [palette.accent, tone(palette.motif, 0.04), oklch(0.35, 0.02, 260)];
  return (
    ellipse([x + 140, 1160], [170, 13], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    line(`M${x + 14} 900L${x} 1158M${x + 262} 900L${x + 276} 1158`, toHex(STEEL), 12) +
    [960, 1060]
      .map(
        (y, row) =>
          rect([x, y, 276, 14], toHex(STEEL)) +
          [0, 1, 2]
            .map((i) => bell(x + 14 + i * 88, y, 30 + row * 5, tones[(i + row) % 3] ?? BEECH))
            .join(''),
      )
      .join('')
  );
}

/** Rolled mats and a ball. */
function mats({ palette }: SceneContext, x: number): string {
  const roll = (rx: number, y: number, colour: typeof BEECH) =>
    rect([rx, y - 46, 180, 46], toHex(colour), 'rx="22"') +
    ellipse([rx + 22, y - 23], [17, 20], toHex(lightOf(colour, 1))) +
    ellipse([rx + 22, y - 23], [8, 10], toHex(shadowOf(colour, 1)));
  return (
    ellipse([x + 116, 1160], [150, 12], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    roll(x, 1160, palette.accent) +
    roll(x + 66, 1158, tone(palette.motif, 0.05)) +
    roll(x + 30, 1112, tone(palette.accent, 0.1, 0.7, 40))
  );
}

function ball({ document, palette }: SceneContext, x: number): string {
  const colour = palette.motif;
  return (
    ellipse([x + 40, 1164], [140, 13], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    circle(x, 1050, 116, linear(document, lightOf(colour, 1), shadowOf(colour, 1))) +
    `<path d="M${x - 96} 1000q96 34 192 0M${x - 114} 1050q114 40 228 0M${x - 98} 1104q98 34 196 0" fill="none" stroke="${toHex(shadowOf(colour, 1.1))}" stroke-width="3" stroke-opacity=".5"/>`
  );
}

function tallWindow({ document, palette }: SceneContext, x: number): string {
  const box = [x, 170, 250, 600] as const;
  const view =
    rect(box, linear(document, oklch(0.85, 0.05, 235), oklch(0.95, 0.03, 95), DOWN)) +
    fill(`M${x} 700q60 -70 120 -40q60 -50 130 0v110h-250z`, toHex(oklch(0.76, 0.06, 155)));
  return gridWindow({
    box,
    columns: 2,
    rows: 4,
    frame: tone(palette.wall, 0.07, 0.5),
    frameWidth: 13,
    view,
    wall: palette.wall,
  });
}

/** A barre along the wall. */
function barre(): string {
  return (
    [150, 480, 810].map((x) => rect([x - 5, 760, 10, 60], toHex(STEEL))).join('') +
    rect([0, 748, CANVAS_WIDTH_PX, 16], toHex(BEECH)) +
    rect([0, 758, CANVAS_WIDTH_PX, 6], toHex(shadowOf(BEECH, 1)), opacity(0.6))
  );
}

/** A bright room to train in: wall bars, a barre, mats, weights. */
export function gym(context: SceneContext): ScenePainting {
  const { palette, variant } = context;
  const set = [
    () => wallBars(context, 30) + rack(context, 670),
    () => tallWindow(context, 50) + tallWindow(context, 664) + mats(context, 690),
    () => barre() + tallWindow(context, 50) + ball(context, 826),
  ][variant];
  const boards = floorJoints(13, 100, 180);
  return {
    back:
      wall(context, 0.03, -0.04) +
      rect([0, 900, CANVAS_WIDTH_PX, HORIZON_PX - 900], toHex(tone(palette.motif, 0.1, 0.7)), opacity(0.35)) +
      rect([0, 896, CANVAS_WIDTH_PX, 7], toHex(tone(palette.motif, 0.02)), opacity(0.8)) +
      floor(context) +
      line(boards, toHex(shadowOf(palette.floor, 0.8)), 2, 0.35) +
      floorLine(context, 1.3, 0.5, 5) +
      (set?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5 },
  };
}
