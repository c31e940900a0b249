import { SvgDocument } from '#draw/kit/svg-document.ts';
import { markAt } from '../brand/mark.ts';
import { TEAL, TERRACOTTA } from '../hero/courtyard.ts';
import { drawHeroScene, type HeroPlan } from '../hero/draw-hero.ts';
import { SHARE_SIZE } from './share-size.ts';

const PLAN: HeroPlan = {
  court: {
    ...SHARE_SIZE,
    horizon: 530,
    arches: [
      { x: 470, width: 196, top: 62, colour: TEAL },
      { x: 716, width: 196, top: 62, colour: TERRACOTTA },
      { x: 962, width: 196, top: 62, colour: TEAL },
    ],
    panes:
      'M30 70l150 -34v190l-150 34zM196 32l150 -34v190l-150 34zM30 278l150 -34v190l-150 34zM196 240l150 -34v190l-150 34z',
    floorLight: [
      [40, 300, 420, 110],
      [470, 620, 800, 610],
      [760, 900, 1120, 930],
    ],
  },
  places: [
    { x: 568, headPx: 60, floorY: 590 },
    { x: 716, headPx: 57, floorY: 604 },
    { x: 868, headPx: 60, floorY: 592 },
    { x: 1034, headPx: 58, floorY: 600 },
  ],
  beams: 'M340 0L604 0L824 630L500 630ZM735 0L785 0L1035 630L955 630Z',
  plant: {
    x: 428,
    y: 574,
    size: 0.46,
    earthY: 520,
    branches: [
      [-2.4, 76],
      [-0.75, 58],
      [-2.1, 108],
      [-1.1, 80],
      [-1.85, 130],
      [-1.35, 108],
      [-1.6, 154],
    ],
    leaf: [27, 6.5],
    shadow: { x: 446, y: 576, rx: 58, ry: 8 },
  },
  shadowBlur: 2,
};

/** Draws the landing page's preview: the mark on the wall beside the four people of the hero. */
export function drawShareLanding(): string {
  const document = new SvgDocument();
  const { width, height } = SHARE_SIZE;
  return document.toSvg(drawHeroScene(document, PLAN) + markAt(196, 262, 214), width, height);
}
