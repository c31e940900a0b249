import type { Picture } from '../../pictures/picture.ts';

/** On wide screens the picture covers the hero and may be cropped at its sides; on narrow ones it stands below the text. */
export const HERO_PICTURE: Picture = {
  alt: 'Four women of different shapes in a sunlit courtyard, each in a different outfit',
  crop: { plate: 'hero-wide', width: 1440, height: 960, sizes: 'max(100vw, 1350px)' },
  narrow: { plate: 'hero-tall', width: 780, height: 880, sizes: '100vw' },
};
