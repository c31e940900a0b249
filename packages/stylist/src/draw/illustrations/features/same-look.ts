import { oklch, toHex } from '#colour/convert.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import type { FigureSpec } from '#outfit.ts';
import { drawFigureShadow } from '../figure-shadow.ts';
import { type Courtyard, drawCourtyard, SHADE, TEAL, TERRACOTTA } from '../hero/courtyard.ts';
import { cloth, HAIRS, item, SKINS } from '../illustrated-wardrobe.ts';
import { drawStanding } from '../standing-figure.ts';
import { FEATURE_SIZE } from './feature-size.ts';

const COURT: Courtyard = {
  ...FEATURE_SIZE,
  horizon: 762,
  arches: [
    { x: 58, width: 316, top: 74, colour: oklch(0.62, 0.07, 150) },
    { x: 442, width: 316, top: 74, colour: TERRACOTTA },
    { x: 826, width: 316, top: 74, colour: TEAL },
  ],
  panes: '',
  floorLight: [
    [120, 330, 520, 250],
    [504, 714, 904, 634],
    [888, 1098, 1288, 1018],
  ],
};

const DRESS = item(
  { type: 'dress', bodice: 'wrap', sleeve: 'flutter', skirt: 'a-line', hem: 6.7, waist: 'sash' },
  cloth('floral', [0.93, 0.03, 85], { second: [0.58, 0.16, 28], third: [0.42, 0.09, 262], scale: 0.62 }),
);
const SANDALS = item({ type: 'shoe', last: 'sandal' }, cloth('leather', [0.5, 0.09, 48]));
const LOOK = [DRESS, SANDALS];

const WEARERS: readonly (FigureSpec & { readonly x: number })[] = [
  {
    x: 212,
    bodyShape: 'Hourglass',
    pose: 'stroll',
    mirrored: false,
    skin: SKINS.fair,
    hair: { style: 'lob', colour: HAIRS.copper },
  },
  {
    x: 596,
    bodyShape: 'Round',
    pose: 'hip',
    mirrored: false,
    skin: SKINS.deep,
    hair: { style: 'afro', colour: HAIRS.black },
  },
  {
    x: 984,
    bodyShape: 'Rectangle',
    pose: 'stroll',
    mirrored: true,
    skin: SKINS.golden,
    hair: { style: 'pony', colour: HAIRS.espresso },
  },
];
const HEAD_PX = 85;
const FLOOR_Y = 846;

/** Draws landing block 4: one look on three bodies and three skins. */
export function drawSameLook(): string {
  const document = new SvgDocument();
  const { width, height } = FEATURE_SIZE;
  const room = drawCourtyard(document, COURT);
  const figures = WEARERS.map(({ x, ...figure }, i) =>
    drawStanding(document, { figure, items: LOOK, seed: 4 + i, headPx: HEAD_PX, x, floorY: FLOOR_Y }),
  );
  const shadows = figures.map((figure) =>
    drawFigureShadow(document, figure, { ...COURT, colour: toHex(SHADE), blur: 3 }),
  );
  return document.toSvg([room, ...shadows, ...figures.map(({ svg }) => svg)].join(''), width, height);
}
