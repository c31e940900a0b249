import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect, surface } from '../paint.ts';
import { bench, lampPost } from '../props/street-furniture.ts';
import { crownShape, cypress, roundTree } from '../props/tree.ts';
import { besideHead, OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const LAWN_TOP = 770;
const PATH_TOP = 1010;
const OAK = oklch(0.5, 0.07, 55);

/** A far row of crowns along the edge of the lawn. */
function farTrees({ palette, seed }: SceneContext): string {
  const colour = toHex(tone(palette.motif, 0.13, 0.6));
  const crowns = [40, 170, 300, 420, 545, 660, 790, 920].map((x, i) =>
    crownShape([x, LAWN_TOP - 34 - (i % 3) * 14], [96, 76], seed + i),
  );
  return fill(crowns.join(''), colour) + rect([0, LAWN_TOP - 30, CANVAS_WIDTH_PX, 40], colour);
}

/** A pond with a low bridge over it. */
function pond({ document, palette }: SceneContext): string {
  const stone = oklch(0.82, 0.02, 85);
  const water = oklch(0.78, 0.05, 215);
  return (
    fill(
      'M520 930Q640 870 960 872V968Q700 990 520 930Z',
      linear(document, lightOf(water, 0.4), shadowOf(water, 0.4), DOWN),
    ) +
    line('M620 930h90M760 908h120M820 944h80', toHex(lightOf(water, 1.4)), 3, 0.7) +
    fill('M610 868Q790 760 1000 838V880Q930 850 860 880A70 52 0 0 0 724 884Q660 880 610 892Z', toHex(stone)) +
    fill('M860 880A70 52 0 0 0 724 884L740 886A58 44 0 0 1 850 882Z', toHex(shadowOf(stone, 1.6))) +
    line('M610 866Q790 758 1000 836', toHex(shadowOf(palette.motif, 0.6)), 6, 0.5)
  );
}

/** Where a kite flies, and where it does when the head is there: clear of the sun. */
const KITE_PX = 230;
const BESIDE_SUN_PX = 884;

function kite(context: SceneContext): string {
  const { accent } = context.palette;
  const aside = besideHead(context, KITE_PX, 260) === KITE_PX ? 0 : BESIDE_SUN_PX - KITE_PX;
  return group(
    `<path d="M230 300Q190 420 250 520T190 700" fill="none" stroke="${toHex(shadowOf(accent, 1))}" stroke-width="2.400"/>` +
      fill('M230 180L286 250L230 340L182 246Z', toHex(accent)) +
      fill('M230 180L286 250L230 340Z', toHex(shadowOf(accent, 0.9)), opacity(0.6)),
    `transform="translate(${aside} 0)"`,
  );
}

/** A park: far trees, a lawn, a path, somewhere to sit. */
export function park(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { wall, motif, floor, glow } = palette;
  const lawn = tone(motif, 0.16, 1);
  const hill = path([
    corner([0, LAWN_TOP + 4]),
    [200, LAWN_TOP - 50],
    [520, LAWN_TOP - 12],
    [760, LAWN_TOP - 66],
    corner([CANVAS_WIDTH_PX, LAWN_TOP - 30]),
    corner([CANVAS_WIDTH_PX, LAWN_TOP + 10]),
    corner([0, LAWN_TOP + 10]),
  ]);
  const set = [
    () => farTrees(context) + roundTree(document, [100, 1000, 1.75], motif, 3),
    () => farTrees(context) + pond(context) + roundTree(document, [86, 930, 1.3], motif, 7),
    () =>
      fill(hill, toHex(tone(lawn, 0.04, 0.8))) +
      [
        [760, 0.62],
        [830, 0.8],
        [912, 1],
      ]
        .map(([x = 0, size = 1]) =>
          cypress(document, [x, LAWN_TOP + 60 + size * 40, size], tone(motif, -0.05)),
        )
        .join('') +
      kite(context),
  ][variant];
  const furniture = [
    () => bench(620, 1092, 290, OAK),
    () => lampPost(document, [160, 1070, 560]),
    () => bench(30, 1092, 270, OAK),
  ][variant];
  const dapples = [
    [160, 900, 120],
    [420, 860, 90],
    [700, 940, 140],
    [880, 850, 80],
  ] as const;
  return {
    back:
      surface(tone(wall, -0.03), tone(wall, 0.06, 0.6), DOWN) +
      circle(besideHead(context, 710, 250), 250, 108, toHex(glow), 0.85) +
      surface(lightOf(lawn, 0.3), shadowOf(lawn, 0.3), DOWN, LAWN_TOP) +
      dapples
        .map(([x, y, rx]) => ellipse([x, y], [rx, 13], toHex(lightOf(lawn, 0.8)), opacity(0.5)))
        .join('') +
      (set?.() ?? '') +
      fill(
        `M0 ${PATH_TOP + 18}Q480 ${PATH_TOP - 20} 960 ${PATH_TOP + 12}V1280H0Z`,
        linear(document, tone(floor, -0.01), tone(floor, 0.03), DOWN),
      ) +
      fill(
        `M0 ${PATH_TOP + 18}Q480 ${PATH_TOP - 20} 960 ${PATH_TOP + 12}v9Q480 ${PATH_TOP - 11} 0 ${PATH_TOP + 27}Z`,
        toHex(shadowOf(lawn, 1)),
        opacity(0.6),
      ) +
      (furniture?.() ?? ''),
    front: '',
    horizonPx: PATH_TOP + 10,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.27, blur: 3.6, flatten: 0.11 },
  };
}
