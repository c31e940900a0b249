import { BODY_SHAPES, type BodyShape } from '@glow/api';
import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { rect } from '#draw/scene/paint.ts';
import type { FigureSpec } from '#outfit.ts';
import { cloth, HAIRS, item, SKINS } from '../illustrated-wardrobe.ts';
import { drawStanding } from '../standing-figure.ts';
import { FEATURE_SIZE } from './feature-size.ts';

interface Panel {
  readonly ground: Oklch;
  readonly skin: Oklch;
  readonly hair: FigureSpec['hair'];
}

const PANELS: Readonly<Record<BodyShape, Panel>> = {
  Rectangle: {
    ground: oklch(0.845, 0.055, 58),
    skin: SKINS.beige,
    hair: { style: 'lob', colour: HAIRS.brown },
  },
  Hourglass: {
    ground: oklch(0.835, 0.05, 12),
    skin: SKINS.golden,
    hair: { style: 'topknot', colour: HAIRS.black },
  },
  Pear: { ground: oklch(0.85, 0.055, 150), skin: SKINS.brown, hair: { style: 'curls', colour: HAIRS.black } },
  Round: {
    ground: oklch(0.83, 0.055, 238),
    skin: SKINS.deep,
    hair: { style: 'bob', colour: HAIRS.espresso },
  },
  'Inverted Triangle': {
    ground: oklch(0.83, 0.05, 300),
    skin: SKINS.dark,
    hair: { style: 'afro', colour: HAIRS.black },
  },
};

const BASICS = [
  item({ type: 'tank', neck: 'scoop' }, cloth('plain', [0.955, 0.012, 90]), 'tucked'),
  item({ type: 'trousers', fit: 'legging', construction: 'plain' }, cloth('plain', [0.36, 0.06, 262])),
  item({ type: 'shoe', last: 'flat' }, cloth('plain', [0.62, 0.16, 32])),
];

const MARGIN = 16;
const GAP = 12;
const RADIUS = 20;
const HEAD_PX = 79;
const FLOOR_Y = 828;
/** The arm on the hip reaches out to the left, so the figure's axis stands right of the middle. */
const AXIS_SHIFT = 4;

/** Landing block 1: the five body shapes, each in the same basics. */
export function drawBodyShapes(): string {
  const document = new SvgDocument();
  const { width, height } = FEATURE_SIZE;
  const panelWidth = (width - 2 * MARGIN - (BODY_SHAPES.length - 1) * GAP) / BODY_SHAPES.length;
  const leftOf = (i: number) => MARGIN + i * (panelWidth + GAP);
  const panels = BODY_SHAPES.map((bodyShape, i) =>
    rect(
      [leftOf(i), MARGIN, panelWidth, height - 2 * MARGIN],
      toHex(PANELS[bodyShape].ground),
      `rx="${RADIUS}"`,
    ),
  );
  const figures = BODY_SHAPES.map((bodyShape, i) => {
    const { skin, hair } = PANELS[bodyShape];
    return drawStanding(document, {
      figure: { bodyShape, pose: 'hip', mirrored: false, skin, hair },
      items: BASICS,
      seed: 3 + i,
      headPx: HEAD_PX,
      x: leftOf(i) + panelWidth / 2 + AXIS_SHIFT,
      floorY: FLOOR_Y,
    }).svg;
  });
  const mount = rect([0, 0, width, height], toHex(oklch(0.915, 0.02, 75)));
  return document.toSvg([mount, ...panels, ...figures].join(''), width, height);
}
