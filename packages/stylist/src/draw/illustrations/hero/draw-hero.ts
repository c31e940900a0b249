import { oklch, toHex } from '#colour/convert.ts';
import { at } from '#draw/kit/at.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { group } from '#draw/kit/svg-element.ts';
import { rect } from '#draw/scene/paint.ts';
import { PLANT_COLOURS, type PlantOptions, pottedPlant } from '#draw/scene/potted-plant.ts';
import type { ScenePalette } from '#outfit.ts';
import { createRandom } from '#random.ts';
import { drawFigureShadow } from '../figure-shadow.ts';
import { drawStanding, type Standing } from '../standing-figure.ts';
import { type Courtyard, drawCourtyard, FLOOR, GLOW, SHADE, TEAL, TERRACOTTA, WALL } from './courtyard.ts';
import { HERO_LOOKS } from './hero-looks.ts';

type Place = Pick<Standing, 'x' | 'headPx' | 'floorY'>;

/** A courtyard, and where in it the four stand. */
export interface HeroPlan {
  readonly court: Courtyard;
  /** Where each of the four stands. */
  readonly places: readonly Place[];
  /** Beams of light across the figures, as path data; their edges pass between the heads, not through a face. */
  readonly beams: string;
  readonly plant: Pick<PlantOptions, 'x' | 'y' | 'size' | 'branches' | 'earthY' | 'leaf' | 'shadow'>;
  readonly shadowBlur: number;
}

const PALETTE: ScenePalette = {
  wall: WALL,
  floor: FLOOR,
  motif: TERRACOTTA,
  accent: oklch(0.8, 0.1, 85),
  glow: GLOW,
  shade: SHADE,
};
const PANE_WIDTH = 270;

/** Two columns of three panes leaning with the light. */
export function panesAt(x: number, y: number): string {
  return [0, 1]
    .flatMap((column) =>
      [
        [0, 360],
        [388, 360],
        [776, 330],
      ].map(
        ([dy = 0, height = 0]) =>
          `M${x + column * 300} ${y + dy}l${PANE_WIDTH} -62v${height}l-${PANE_WIDTH} 62z`,
      ),
    )
    .join('');
}

const WIDE: HeroPlan = {
  court: {
    width: 2160,
    height: 1440,
    horizon: 1210,
    arches: [
      { x: 1090, width: 430, top: 230, colour: TEAL },
      { x: 1600, width: 430, top: 230, colour: TERRACOTTA },
      { x: 2110, width: 430, top: 230, colour: TEAL },
    ],
    panes: panesAt(-190, 40),
    floorLight: [
      [120, 640, 960, 300],
      [1000, 1250, 1620, 1250],
      [1560, 1810, 2240, 1870],
    ],
  },
  places: [
    { x: 1175, headPx: 122, floorY: 1322 },
    { x: 1448, headPx: 116, floorY: 1364 },
    { x: 1735, headPx: 121, floorY: 1332 },
    { x: 2022, headPx: 117, floorY: 1352 },
  ],
  beams: 'M700 0L1161 0L1601 1440L1000 1440ZM1419 0L1711 0L2211 1440L1839 1440Z',
  plant: {
    x: 985,
    y: 1292,
    size: 0.86,
    earthY: 1190,
    branches: [
      [-2.4, 150],
      [-0.75, 110],
      [-2.1, 210],
      [-1.1, 150],
      [-1.85, 250],
      [-1.35, 210],
      [-1.6, 290],
    ],
    leaf: [50, 12],
    shadow: { x: 1020, y: 1296, rx: 110, ry: 16 },
  },
  shadowBlur: 3.4,
};

const TALL: HeroPlan = {
  court: {
    width: 1170,
    height: 1320,
    horizon: 1118,
    arches: [
      { x: 70, width: 430, top: 250, colour: TEAL },
      { x: 620, width: 430, top: 250, colour: TERRACOTTA },
    ],
    panes: panesAt(560, -300),
    floorLight: [
      [-60, 190, 520, 160],
      [420, 690, 1070, 720],
    ],
  },
  places: [
    { x: 176, headPx: 103, floorY: 1226 },
    { x: 420, headPx: 98, floorY: 1262 },
    { x: 690, headPx: 102, floorY: 1234 },
    { x: 962, headPx: 99, floorY: 1252 },
  ],
  beams: 'M-40 0L197 0L577 1320L220 1320ZM491 0L720 0L1130 1320L851 1320Z',
  plant: {
    x: 1100,
    y: 1188,
    size: 0.7,
    earthY: 1105,
    branches: [
      [-2.4, 110],
      [-0.75, 90],
      [-2.1, 160],
      [-1.1, 120],
      [-1.85, 190],
      [-1.35, 160],
      [-1.6, 230],
    ],
    leaf: [42, 10],
    shadow: { x: 1126, y: 1192, rx: 88, ry: 13 },
  },
  shadowBlur: 3,
};

/** Light across the figures and shade rising from their feet, over the figures only. */
function drawLight(document: SvgDocument, { court, beams }: HeroPlan): string {
  const shade = toHex(SHADE);
  const rising = document.add(
    'grade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".34"/></linearGradient>`,
  );
  const content =
    `<path d="${beams}" fill="${toHex(GLOW)}" fill-opacity=".6"/>` +
    rect([0, 0, court.width, court.height], `url(#${rising})`);
  return group(content, `clip-path="url(#${document.clipToFigure()})" style="mix-blend-mode:soft-light"`);
}

/** Those further back first. */
const DRAWN_ORDER = [0, 2, 1, 3] as const;

/** The courtyard with the four women in it. */
export function drawHeroScene(document: SvgDocument, plan: HeroPlan): string {
  const { court, plant } = plan;
  const room = drawCourtyard(document, court);
  const figures = HERO_LOOKS.map((look, i) => drawStanding(document, { ...look, ...at(plan.places, i) }));
  const shadows = figures.map((figure) =>
    drawFigureShadow(document, figure, { ...court, colour: toHex(SHADE), blur: plan.shadowBlur }),
  );
  const potted = pottedPlant(
    { document, palette: PALETTE, seed: 7, random: createRandom(7) },
    { ...plant, ...PLANT_COLOURS.olive, pot: TERRACOTTA, joints: 12, seed: 7 },
  );
  const standing = DRAWN_ORDER.map((i) => at(figures, i).svg);
  return [room, ...shadows, potted, ...standing, drawLight(document, plan)].join('');
}

function drawHero(plan: HeroPlan): string {
  const document = new SvgDocument();
  return document.toSvg(drawHeroScene(document, plan), plan.court.width, plan.court.height);
}

/** Draws the landing hero, 2160 by 1440 px: the left 45 % is bare wall for the headline. */
export function drawWideHero(): string {
  return drawHero(WIDE);
}

/** Draws the hero for phones, 1170 by 1320 px: bare wall above the figures, under the headline. */
export function drawTallHero(): string {
  return drawHero(TALL);
}
