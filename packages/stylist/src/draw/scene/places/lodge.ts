import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, radial, rect } from '../paint.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const LOG = oklch(0.55, 0.075, 55);

/** The wall's boards, laid level. */
function boards({ palette }: SceneContext): string {
  const joints = Array.from({ length: 13 }, (_, i) => `M0 ${58 + i * 84}H960`).join('');
  const lit = Array.from({ length: 13 }, (_, i) => `M0 ${62 + i * 84}H960`).join('');
  const ends = [
    [140, 142],
    [610, 226],
    [300, 394],
    [820, 478],
    [190, 730],
    [700, 898],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}v84`)
    .join('');
  return (
    line(joints + ends, toHex(shadowOf(palette.wall, 1)), 3.2, 0.5) +
    line(lit, toHex(lightOf(palette.wall, 0.9)), 2, 0.5)
  );
}

function peaks({ document }: SceneContext, x: number, y: number, width: number, height: number): string {
  const foot = y + height;
  const at = (u: number, v: number) => corner([x + u * width, y + v * height]);
  const far = path([
    at(0, 0.72),
    at(0.28, 0.3),
    at(0.46, 0.52),
    at(0.7, 0.2),
    at(1, 0.6),
    at(1, 1),
    at(0, 1),
  ]);
  const snow =
    path([at(0.28, 0.3), at(0.38, 0.44), at(0.3, 0.47), at(0.22, 0.44)]) +
    path([at(0.7, 0.2), at(0.82, 0.37), at(0.72, 0.4), at(0.68, 0.34), at(0.6, 0.37)]);
  const firs = [0.06, 0.2, 0.36, 0.62, 0.8, 0.94]
    .map((u, i) => {
      const fx = x + u * width;
      const tall = height * (0.16 + (i % 3) * 0.05);
      return `M${fx} ${foot - tall}l${tall * 0.24} ${tall}h${-tall * 0.48}z`;
    })
    .join('');
  return (
    rect([x, y, width, height], linear(document, oklch(0.8, 0.06, 245), oklch(0.92, 0.03, 230), DOWN)) +
    fill(far, toHex(oklch(0.66, 0.05, 255))) +
    fill(snow, '#fbfbff') +
    rect([x, y + height * 0.88, width, height * 0.12], toHex(oklch(0.95, 0.014, 240))) +
    fill(firs, toHex(oklch(0.46, 0.055, 190)))
  );
}

function windowOn(context: SceneContext, x: number): string {
  const box = [x, 250, 270, 380] as const;
  const { palette } = context;
  const frame = tone(palette.motif, 0.02);
  const curtain = (cx: number, sign: -1 | 1) =>
    fill(`M${cx} 224h${sign * 62}q${-sign * 8} 230 ${-sign * 30} 430h${-sign * 30}z`, toHex(palette.accent)) +
    fill(
      `M${cx + sign * 30} 224h${sign * 32}q${-sign * 8} 230 ${-sign * 30} 430h${-sign * 12}z`,
      toHex(shadowOf(palette.accent, 0.8)),
      opacity(0.6),
    );
  return (
    gridWindow({
      box,
      columns: 2,
      rows: 2,
      frame,
      frameWidth: 18,
      view: peaks(context, ...box),
      wall: palette.wall,
    }) +
    curtain(x - 34, 1) +
    curtain(x + 304, -1) +
    line(`M${x - 56} 222h382`, toHex(shadowOf(LOG, 1)), 9)
  );
}

/** Skis and poles leaning in the corner. */
function skis({ palette }: SceneContext): string {
  const ski = (x: number) =>
    `<path d="M${x} 1096L${x + 44} 470q6 -40 30 -50" fill="none" stroke="${toHex(palette.accent)}" stroke-width="19" stroke-linecap="round"/>` +
    `<path d="M${x + 18} 830l6 -86" fill="none" stroke="${toHex(shadowOf(palette.accent, 1.6))}" stroke-width="24"/>`;
  return (
    ellipse([150, 1100], [120, 11], toHex(shadowOf(palette.floor, 1.4)), opacity(0.4)) +
    line('M196 1100L150 560M226 1100L188 574', toHex(oklch(0.4, 0.03, 260)), 6) +
    line('M178 1076h34M210 1078h34', toHex(oklch(0.4, 0.03, 260)), 4) +
    ski(56) +
    ski(98)
  );
}

function fireplace({ document, palette }: SceneContext): string {
  const stone = oklch(0.72, 0.022, 70);
  const stones: string[] = [];
  for (let row = 0; row < 8; row++) {
    for (let i = 0; i < 4; i++) {
      const x = 634 + i * 88 + (row % 2 ? -30 : 0);
      stones.push(
        rect(
          [x, 560 + row * 66, 82, 60],
          toHex(tone(stone, ((row * 3 + i * 5) % 4) * 0.022 - 0.03)),
          'rx="13"',
        ),
      );
    }
  }
  const fire = radial(
    document,
    [800, 1010, 250],
    [
      [0, oklch(0.85, 0.13, 70), 0.75],
      [0.4, oklch(0.75, 0.14, 55), 0.3],
      [1, oklch(0.7, 0.14, 45), 0],
    ],
  );
  return (
    rect([622, 540, 360, HORIZON_PX - 540], toHex(shadowOf(stone, 1.3))) +
    stones.join('') +
    rect([596, 506, 400, 40], toHex(LOG)) +
    rect([596, 538, 400, 10], toHex(shadowOf(LOG, 1.3))) +
    fill(`M700 ${HORIZON_PX}V870Q800 790 900 870V${HORIZON_PX}Z`, toHex(oklch(0.24, 0.03, 40))) +
    fill(
      'M756 1070Q740 1000 786 950Q796 900 812 880Q820 930 846 966Q872 1010 846 1070Z',
      toHex(oklch(0.72, 0.16, 52)),
    ) +
    fill(
      'M780 1070Q772 1030 796 1000Q806 970 812 956Q818 990 832 1014Q842 1040 828 1070Z',
      toHex(oklch(0.88, 0.12, 85)),
    ) +
    line('M726 1072L874 1050M730 1050L872 1074', toHex(shadowOf(LOG, 1)), 20) +
    circle(800, 1010, 250, fire) +
    rect([676, 470, 30, 38], toHex(palette.accent), 'rx="4"') +
    rect([880, 440, 20, 66], toHex(oklch(0.93, 0.03, 90)))
  );
}

function woodpile({ palette }: SceneContext, x: number): string {
  const logs: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 4 - (row % 2); i++) {
      const cx = x + 36 + i * 66 + (row % 2) * 33;
      const cy = 1140 - row * 56;
      logs.push(
        circle(cx, cy, 32, toHex(shadowOf(LOG, 0.9))) +
          circle(cx - 2, cy - 2, 25, toHex(tone(LOG, 0.17))) +
          circle(cx - 3, cy - 3, 13, toHex(tone(LOG, 0.1))),
      );
    }
  }
  return (
    ellipse([x + 150, 1172], [170, 12], toHex(shadowOf(palette.floor, 1.4)), opacity(0.4)) + logs.join('')
  );
}

/** Inside a mountain lodge: board walls, a window to the peaks or a fire. */
export function lodge(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const planks = floorJoints(11, 110, 210);
  const set = [
    () => windowOn(context, 646) + skis(context),
    () => fireplace(context),
    () => windowOn(context, 56) + woodpile(context, 660),
  ][variant];
  const beam = rect(
    [0, 0, CANVAS_WIDTH_PX, 34],
    linear(document, lightOf(LOG, 0.3), shadowOf(LOG, 0.8), DOWN),
  );
  return {
    back:
      wall(context, 0.03, -0.045) +
      boards(context) +
      beam +
      rect([0, 34, CANVAS_WIDTH_PX, 14], toHex(shadowOf(palette.wall, 1.4)), opacity(0.4)) +
      floor(context) +
      line(planks, toHex(shadowOf(palette.floor, 0.9)), 2.4, 0.4) +
      floorLine(context, 1.3, 0.6, 5) +
      (set?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5.5 },
  };
}
