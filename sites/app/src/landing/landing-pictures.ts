import { type PreloadLink, preloadLinks } from '../pictures/preload-picture.ts';
import { HERO_PICTURE } from './hero/hero-picture.ts';

/** Returns what the front page asks for before anything else. */
export function landingPictures(): readonly PreloadLink[] {
  return preloadLinks(HERO_PICTURE);
}
