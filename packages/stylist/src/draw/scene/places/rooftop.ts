import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect, surface } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { skyline } from '../props/skyline.ts';
import { stringLights } from '../props/street-furniture.ts';
import { floorJoints } from '../room.ts';
import { OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const PARAPET = 890;
const DECK = 1040;

function waterTower({ palette }: SceneContext, x: number): string {
  const wood = tone(palette.wall, -0.16, 0.9, -10);
  return (
    line(
      `M${x - 52} ${PARAPET}L${x - 40} 640M${x + 52} ${PARAPET}L${x + 40} 640M${x} ${PARAPET}V640M${x - 50} 850L${x + 44} 720M${x + 50} 850L${x - 44} 720`,
      toHex(wood),
      7,
    ) +
    rect([x - 62, 480, 124, 164], toHex(wood)) +
    rect([x + 12, 480, 50, 164], toHex(shadowOf(wood, 0.6)), opacity(0.7)) +
    line(`M${x - 62} 520h124M${x - 62} 600h124`, toHex(lightOf(wood, 0.9)), 3, 0.6) +
    fill(`M${x - 74} 484L${x} 408L${x + 74} 484Z`, toHex(shadowOf(wood, 0.4)))
  );
}

/** A low sofa with cushions. */
function sofa({ palette }: SceneContext): string {
  const cloth = oklch(0.86, 0.03, 70);
  return (
    ellipse([830, 1160], [190, 13], toHex(shadowOf(palette.floor, 1.4)), opacity(0.5)) +
    rect([660, 940, 330, 130], toHex(shadowOf(cloth, 0.6)), 'rx="14"') +
    rect([640, 1040, 350, 76], toHex(cloth), 'rx="12"') +
    rect([650, 1112, 320, 40], toHex(shadowOf(cloth, 1.2))) +
    rect([640, 980, 54, 136], toHex(lightOf(cloth, 0.3)), 'rx="14"') +
    rect([716, 968, 92, 86], toHex(palette.accent), 'rx="14" transform="rotate(-9 762 1010)"') +
    rect([846, 972, 88, 82], toHex(tone(palette.motif, 0.1)), 'rx="14" transform="rotate(7 890 1010)"')
  );
}

const GRASS = {
  ...PLANT_COLOURS.olive,
  y: 1168,
  size: 1,
  branches: [
    [-2.05, 190],
    [-1.1, 190],
    [-1.85, 240],
    [-1.3, 240],
    [-1.7, 280],
    [-1.42, 290],
    [-1.56, 300],
  ],
  earthY: 1040,
  joints: 8,
  leaf: [54, 14],
} as const;

/** A rooftop at dusk: the town's lit windows under an afterglow, a parapet, strings of lamps. */
export function rooftop(context: SceneContext): ScenePainting {
  const { document, palette, random, seed, variant } = context;
  const { wall, floor, glow, motif } = palette;
  const plant = (x: number) =>
    pottedPlant(context, {
      ...GRASS,
      x,
      pot: tone(palette.accent, -0.06),
      seed: seed + 4,
      shadow: { x: x + 40, y: 1168, rx: 110, ry: 13 },
    });
  const town =
    skyline({ y: PARAPET, low: 160, high: 400, colour: tone(wall, -0.03, 1, -8), lit: 0.16, glow }, random) +
    skyline(
      { y: PARAPET, low: 70, high: 210, colour: tone(wall, -0.1, 0.9), lit: 0.24, glow, widths: [80, 150] },
      random,
    );
  const set = [
    () =>
      stringLights(document, [-20, 320, 430, 30], 36, glow) +
      stringLights(document, [520, 30, 980, 330], 36, glow),
    () => waterTower(context, 170),
    () => stringLights(document, [-20, 60, 330, 300], 26, glow) + sofa(context),
  ][variant];
  const boards = floorJoints(13, 110, 190, DECK);
  const sun = circle(variant === 1 ? 720 : 300, 610, 120, toHex(lightOf(motif, 0.9)), 0.75);
  return {
    back:
      rect([0, 0, CANVAS_WIDTH_PX, 460], linear(document, tone(wall, -0.06), tone(wall, 0.06), DOWN)) +
      rect([0, 459, CANVAS_WIDTH_PX, PARAPET - 459], linear(document, tone(wall, 0.06), motif, DOWN)) +
      sun +
      town +
      (variant === 2 ? '' : (set?.() ?? '')) +
      rect(
        [0, PARAPET, CANVAS_WIDTH_PX, DECK - PARAPET],
        linear(document, tone(floor, 0.06), tone(floor, -0.01), DOWN),
      ) +
      rect([0, PARAPET - 12, CANVAS_WIDTH_PX, 24], toHex(lightOf(floor, 0.9))) +
      surface(tone(floor, -0.03), tone(floor, 0.03), DOWN, DECK) +
      line(boards, toHex(shadowOf(floor, 0.9)), 2.4, 0.5) +
      rect([0, DECK - 2, CANVAS_WIDTH_PX, 5], toHex(shadowOf(floor, 1.3)), opacity(0.7)) +
      (variant === 2 ? (set?.() ?? '') : variant === 0 ? plant(116) : ''),
    front: '',
    horizonPx: DECK,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.34, blur: 5, slant: 0.52, flatten: 0.13 },
  };
}
