import { drawBodyShapes } from './features/body-shapes.ts';
import { FEATURE_SIZE } from './features/feature-size.ts';
import { drawMissingPiece } from './features/missing-piece.ts';
import { drawOneItem } from './features/one-item.ts';
import { drawSameLook } from './features/same-look.ts';
import { drawWardrobeRail } from './features/wardrobe-rail.ts';
import { drawTallHero, drawWideHero } from './hero/draw-hero.ts';
import { drawShareLanding } from './share/landing.ts';
import { SHARE_SIZE } from './share/share-size.ts';
import { drawShareWardrobe } from './share/wardrobe.ts';

/** A picture of the marketing pages. */
export interface Illustration {
  /** Kebab-case; a file of it is called `<name>-<width>.<format>`. */
  readonly name: string;
  /** Proportions of the picture. */
  readonly aspect: readonly [width: number, height: number];
  /** Widths in px it is needed at, widest first. */
  readonly widthsPx: readonly number[];
  /** The picture as SVG, without paper grain. */
  readonly draw: () => string;
}

const FEATURE = {
  aspect: [FEATURE_SIZE.width, FEATURE_SIZE.height],
  widthsPx: [1200, 800, 480],
} as const;

/** Every illustration: the landing hero, wide and for phones, and the pictures of its five feature blocks in order. */
export const ILLUSTRATIONS: readonly Illustration[] = [
  { name: 'hero-wide', aspect: [2160, 1440], widthsPx: [1840, 1440, 960], draw: drawWideHero },
  { name: 'hero-tall', aspect: [1170, 1320], widthsPx: [1170, 780], draw: drawTallHero },
  { name: 'body-shapes', ...FEATURE, draw: drawBodyShapes },
  { name: 'one-item', ...FEATURE, draw: drawOneItem },
  { name: 'wardrobe-rail', ...FEATURE, draw: drawWardrobeRail },
  { name: 'same-look', ...FEATURE, draw: drawSameLook },
  { name: 'missing-piece', ...FEATURE, draw: drawMissingPiece },
];

const SHARE = { aspect: [SHARE_SIZE.width, SHARE_SIZE.height], widthsPx: [SHARE_SIZE.width] } as const;

/** What a link to the site is shown with: the landing page's, and that of every other page. */
export const SHARE_PICTURES: readonly Illustration[] = [
  { name: 'share-landing', ...SHARE, draw: drawShareLanding },
  { name: 'share-wardrobe', ...SHARE, draw: drawShareWardrobe },
];
