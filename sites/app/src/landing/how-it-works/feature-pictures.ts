import type { Picture } from '#pictures/picture.ts';
import type { FeatureName } from './how-it-works.messages.ts';

const SIZES = '(width <= 900px) calc(100vw - 40px), min(710px, 50vw)';

function featurePicture(illustration: string, alt: string): Picture {
  return { alt, crop: { illustration, width: 1200, height: 900, sizes: SIZES } };
}

/** The illustrations the stylist draws for the five blocks. */
export const FEATURE_PICTURES: Readonly<Record<FeatureName, Picture>> = {
  formula: featurePicture('body-shapes', 'Five women of five body shapes and skin tones, side by side'),
  oneItem: featurePicture('one-item', 'A rust knit in the middle of everything it can be worn with'),
  wardrobe: featurePicture('wardrobe-rail', 'Clothes on a wooden rail, in order'),
  avatar: featurePicture('same-look', 'The same floral wrap dress on three different women'),
  shopping: featurePicture(
    'missing-piece',
    'An outfit laid out around the stitched outline of a missing blazer',
  ),
};
