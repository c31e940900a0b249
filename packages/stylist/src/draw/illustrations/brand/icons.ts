import { rect } from '#draw/scene/paint.ts';
import { BRAND, drawMark, MARK_SIZE, markAt } from './mark.ts';

/** An icon of the site: a file of its own, without paper grain. */
export interface Icon {
  readonly file: string;
  /** px a side; a vector has none. */
  readonly sizePx?: number;
  readonly draw: () => string;
}

const SIDE = 512;
/** What a launcher may cut to a circle of 80 % keeps its mark within 60 %. */
const MASKABLE_SHARE = 0.56;
const TOUCH_SHARE = 0.68;
const RADIUS = 112;

/** The mark alone, on whatever the tab is. */
const drawTabIcon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 ${MARK_SIZE} ${MARK_SIZE}"><title>Glow</title>${drawMark()}</svg>`;

/** The mark on the hero's wall; `radius` rounds the corners where the platform does not. */
function drawTile(share: number, radius: number): string {
  const ground = rect([0, 0, SIDE, SIDE], BRAND.wall, radius > 0 ? `rx="${radius}"` : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${markAt(SIDE / 2, SIDE / 2, SIDE * share)}</svg>`;
}

/** Every icon: the tab's, the home screen's, the launchers' and the one they may cut to any shape. */
export const ICONS: readonly Icon[] = [
  { file: 'icon.svg', draw: drawTabIcon },
  { file: 'apple-touch-icon.png', sizePx: 180, draw: () => drawTile(TOUCH_SHARE, 0) },
  { file: 'icon-192.png', sizePx: 192, draw: () => drawTile(TOUCH_SHARE, RADIUS) },
  { file: 'icon-512.png', sizePx: 512, draw: () => drawTile(TOUCH_SHARE, RADIUS) },
  { file: 'icon-maskable-512.png', sizePx: 512, draw: () => drawTile(MASKABLE_SHARE, 0) },
];
