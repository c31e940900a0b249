import type { Picture } from '#pictures/picture.ts';

/** On wide screens the picture is behind the text, on narrow ones below it. */
export const HERO_PICTURE: Picture = {
  alt: 'Four people of different shapes in a sunlit courtyard, each in a different outfit',
  crop: { illustration: 'hero-wide', width: 1440, height: 960, sizes: 'min(100vw, 1920px)' },
  narrow: { illustration: 'hero-tall', width: 780, height: 880, sizes: '100vw' },
};
