import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { ACROSS, circle, DOWN, ellipse, line, linear, opacity, radial, rect, surface } from '../paint.ts';
import { floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const BRASS = oklch(0.78, 0.1, 82);

/** A marble column on its base. */
function column({ document, palette }: SceneContext, x: number): string {
  const marble = oklch(0.88, 0.02, 70);
  const vein = toHex(shadowOf(marble, 1.1));
  return (
    rect([x + 86, 90, 50, HORIZON_PX - 90], toHex(shadowOf(palette.wall, 1.3)), opacity(0.35)) +
    rect(
      [x, 90, 92, HORIZON_PX - 90],
      linear(document, lightOf(marble, 0.5), shadowOf(marble, 1.5), ACROSS),
    ) +
    line(
      `M${x + 20} 200q30 60 8 140M${x + 60} 380q-30 70 6 150M${x + 26} 640q34 60 10 160M${x + 58} 850q-22 60 4 120`,
      vein,
      2.4,
      0.5,
    ) +
    rect([x - 16, 40, 124, 24], toHex(BRASS)) +
    fill(`M${x - 14} 64h120l-16 34h-88z`, toHex(lightOf(BRASS, 0.5))) +
    rect([x - 10, HORIZON_PX - 60, 112, 30], toHex(marble)) +
    rect([x - 18, HORIZON_PX - 30, 128, 36], toHex(shadowOf(marble, 0.5)))
  );
}

/** A broad stair rising to one side, a brass rail along it. */
function stair({ document, palette }: SceneContext): string {
  const carpet = palette.accent;
  const steps = Array.from({ length: 11 }, (_, i) => {
    const x = 610 + i * 40;
    const y = HORIZON_PX - i * 52;
    return (
      rect([x, y - 52, 400, 52], toHex(tone(carpet, i % 2 ? -0.02 : 0.015))) +
      rect([x, y - 52, 400, 9], toHex(lightOf(carpet, 0.8)))
    );
  });
  const balusters = Array.from(
    { length: 10 },
    (_, i) => `M${628 + i * 40} ${HORIZON_PX - 52 - i * 52}v-150`,
  ).join('');
  return (
    rect([596, HORIZON_PX - 14, 400, 18], linear(document, shadowOf(carpet, 0.5), shadowOf(carpet, 1))) +
    steps.join('') +
    line(balusters, toHex(shadowOf(BRASS, 0.6)), 5) +
    line(`M612 ${HORIZON_PX - 196}L1000 ${HORIZON_PX - 700}`, toHex(BRASS), 14) +
    circle(612, HORIZON_PX - 202, 17, toHex(lightOf(BRASS, 0.6))) +
    rect([604, HORIZON_PX - 200, 16, 200], toHex(BRASS))
  );
}

/** A velvet curtain drawn back from a door. */
function drape({ document, palette }: SceneContext, x: number, sign: -1 | 1): string {
  const velvet = palette.accent;
  const at = (dx: number) => x + sign * dx;
  return (
    fill(
      `M${at(-20)} 60H${at(250)}Q${at(216)} 420 ${at(70)} 640Q${at(110)} 860 ${at(130)} ${HORIZON_PX + 6}H${at(-20)}Z`,
      linear(document, lightOf(velvet, 0.3), shadowOf(velvet, 0.9), ACROSS),
    ) +
    [30, 84, 140, 196]
      .map(
        (dx) =>
          `<path d="M${at(dx)} 62Q${at(dx * 0.9)} 400 ${at(dx * 0.3 + 10)} 620" fill="none" stroke="${toHex(shadowOf(velvet, 1.4))}" stroke-width="9" stroke-opacity=".4"/>`,
      )
      .join('') +
    fill(
      `M${at(-16)} 610Q${at(40)} 668 ${at(84)} 622L${at(82)} 660Q${at(30)} 700 ${at(-16)} 652Z`,
      toHex(BRASS),
    ) +
    rect([Math.min(at(-40), at(290)), 40, 330, 26], toHex(BRASS))
  );
}

/** None behind the head, where half of it would show. */
function sconce({ document, palette, beside }: SceneContext, x: number, y: number): string {
  if (beside(x, y) !== x) return '';
  const halo = radial(
    document,
    [x, y - 20, 230],
    [
      [0, palette.glow, 0.6],
      [0.4, palette.glow, 0.2],
      [1, palette.glow, 0],
    ],
  );
  return (
    circle(x, y - 20, 230, halo) +
    fill(`M${x - 30} ${y - 40}h60l-16 54h-28z`, toHex(lightOf(palette.glow, 0.6))) +
    rect([x - 5, y + 10, 10, 46], toHex(BRASS)) +
    ellipse([x, y + 12], [20, 6], toHex(BRASS))
  );
}

/** A poster in a lit frame; no words on it. */
function poster({ palette }: SceneContext, x: number): string {
  return (
    rect([x - 12, 308, 184, 262], toHex(BRASS)) +
    rect([x, 320, 160, 238], toHex(tone(palette.motif, -0.06))) +
    circle(x + 92, 410, 56, toHex(palette.accent)) +
    fill(`M${x} 558V500q50 -60 90 -20t70 -30v108z`, toHex(lightOf(palette.motif, 1.6))) +
    fill(`M${x} 320h44L${x + 10} 558H${x}z`, '#fff', opacity(0.16))
  );
}

/** A theatre's foyer: marble, velvet, brass, a carpet. */
export function foyer(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { floor, accent } = palette;
  const set = [
    () => column(context, 60) + column(context, 800) + sconce(context, 250, 420) + sconce(context, 716, 420),
    () => stair(context) + column(context, 70) + sconce(context, 262, 400),
    () => drape(context, 0, 1) + poster(context, 730) + sconce(context, 690, 380),
  ][variant];
  const tiles = floorJoints(11, 130, 240);
  const carpet = fill(
    `M300 ${HORIZON_PX + 2}H660L800 ${CANVAS_HEIGHT_PX}H160Z`,
    linear(document, shadowOf(accent, 0.5), accent, DOWN),
  );
  return {
    back:
      wall(context, 0.035, -0.05) +
      rect([0, 0, CANVAS_WIDTH_PX, 40], toHex(lightOf(palette.wall, 0.6))) +
      rect([0, 780, CANVAS_WIDTH_PX, 12], toHex(BRASS), opacity(0.8)) +
      rect([0, 792, CANVAS_WIDTH_PX, HORIZON_PX - 792], toHex(shadowOf(palette.wall, 0.7)), opacity(0.5)) +
      surface(tone(floor, -0.02), tone(floor, 0.03), DOWN, HORIZON_PX) +
      line(
        `${tiles}M0 ${HORIZON_PX + 50}H960M0 ${HORIZON_PX + 128}H960`,
        toHex(shadowOf(floor, 0.9)),
        2,
        0.4,
      ) +
      carpet +
      line(
        `M316 ${HORIZON_PX + 2}L190 ${CANVAS_HEIGHT_PX}M644 ${HORIZON_PX + 2}L770 ${CANVAS_HEIGHT_PX}`,
        toHex(BRASS),
        4,
        0.7,
      ) +
      floorLine(context, 1.3, 0.6) +
      (set?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.3, blur: 7, slant: 0.4 },
  };
}
