import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { ACROSS, DOWN, line, linear, opacity, rect } from '../paint.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

/** x and width of the panels, above and below the dado rail. */
const PANELS = [
  [50, 240],
  [335, 290],
  [670, 240],
] as const;

function moulding({ palette }: SceneContext, x: number, y: number, width: number, height: number): string {
  const shade = (k: number) => toHex(shadowOf(palette.wall, k));
  const light = (k: number) => toHex(lightOf(palette.wall, k));
  const frame = `fill="${toHex(tone(palette.wall, 0.012))}" fill-opacity=".5" stroke="${shade(0.75)}" stroke-width="3"`;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${frame}/>` +
    line(`M${x + 4} ${y + height - 3}V${y + 4}H${x + width - 3}`, light(0.9), 2.4, 0.8) +
    `<rect x="${x + 16}" y="${y + 16}" width="${width - 32}" height="${height - 32}" fill="none" stroke="${shade(0.6)}" stroke-width="2"/>` +
    line(`M${x + 18} ${y + height - 18}V${y + 19}H${x + width - 18}`, light(0.8), 1.6, 0.7)
  );
}

function parquet({ palette }: SceneContext): string {
  const joint = toHex(shadowOf(palette.floor, 0.9));
  let rays = '';
  for (let i = -2; i < 14; i++) {
    rays += `M${i * 80} ${HORIZON_PX}L${480 + (i * 80 - 480) * 1.75} ${CANVAS_HEIGHT_PX}`;
  }
  const rows = [34, 78, 134].map((below) => `M0 ${HORIZON_PX + below}H960`).join('');
  return stroke(rays, joint, 2, 'stroke-opacity=".4"') + stroke(rows, joint, 1.6, 'stroke-opacity=".25"');
}

/** A gilt mirror in the right-hand panel. */
function mirror({ palette }: SceneContext): string {
  const gilt = oklch(0.76, 0.095, 80);
  const d = (inset: number) =>
    `M${694 + inset} ${640 - inset}V300q0 ${-136 + inset} ${96 - inset} ${-136 + inset}t${96 - inset} ${136 - inset}V${640 - inset}z`;
  return (
    fill(d(0), toHex(shadowOf(gilt, 0.7)), 'transform="translate(5 6)"') +
    fill(d(0), toHex(gilt)) +
    fill(d(16), toHex(tone(palette.wall, 0.04, 0.5))) +
    fill('M720 560L826 230L866 262L748 610Z', '#fff', opacity(palette.wall.l < 0.5 ? 0.1 : 0.3))
  );
}

/** A tall window in the left-hand panel, a drape at its side. */
function window({ document, palette }: SceneContext): string {
  const isDarkRoom = palette.wall.l < 0.5;
  const sky = isDarkRoom
    ? linear(document, oklch(0.26, 0.06, 265), oklch(0.36, 0.06, 270), DOWN)
    : linear(document, oklch(0.84, 0.05, 232), oklch(0.94, 0.03, 95), DOWN);
  const box = [66, 96, 190, 690] as const;
  const frame = tone(palette.wall, isDarkRoom ? 0.1 : 0.06, 0.7);
  const drape = 'M10 60H130Q116 420 40 660Q60 880 54 1080H10Z';
  return (
    gridWindow({
      box,
      columns: 2,
      rows: 5,
      frame,
      frameWidth: 14,
      view: rect(box, sky),
      wall: palette.wall,
    }) +
    fill(drape, linear(document, lightOf(palette.motif, 0.4), shadowOf(palette.motif, 0.8), ACROSS)) +
    line('M40 70Q50 400 26 650M84 70Q84 380 36 640', toHex(shadowOf(palette.motif, 1.3)), 7, 0.4) +
    rect([0, 46, 290, 18], toHex(shadowOf(palette.accent, 0.4)))
  );
}

/** A panelled salon with parquet and a beam of light. */
export function salon(context: SceneContext): ScenePainting {
  const { palette, variant } = context;
  const across = (y: number, height: number) => [0, y, CANVAS_WIDTH_PX, height] as const;
  const upper = PANELS.map(([x, width]) => moulding(context, x, 70, width, 690));
  const lower = PANELS.map(([x, width]) => moulding(context, x, 866, width, 160));
  const rail =
    rect(across(812, 16), toHex(lightOf(palette.wall, 0.7))) +
    rect(across(828, 5), toHex(shadowOf(palette.wall, 0.9)), opacity(0.6));
  const base =
    rect(across(HORIZON_PX - 34, 34), toHex(tone(palette.wall, 0.04))) +
    rect(across(HORIZON_PX - 36, 3), toHex(shadowOf(palette.wall, 0.8)), opacity(0.7));
  const glow = toHex(palette.glow);
  const isDarkRoom = palette.wall.l < 0.5;
  const beam = fill('M-60 0L300 0L760 1280L250 1280Z', glow, opacity(isDarkRoom ? 0.09 : 0.2));
  return {
    back:
      wall(context, 0.035, -0.05) +
      upper.join('') +
      rail +
      lower.join('') +
      (variant === 1 ? mirror(context) : variant === 2 ? window(context) : '') +
      floor(context) +
      base +
      floorLine(context, 1.3, 0.6, 5) +
      parquet(context) +
      beam,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: ROOM_SHADOW,
    windowLight: { d: 'M140 0L420 0L900 1280L460 1280Z', opacity: 0.14, colour: glow },
  };
}
