import type { Picture } from '../../pictures/picture.ts';
import type { FeatureName } from './how-it-works.messages.ts';

const SIZES = '(width <= 820px) calc(100vw - 40px), min(600px, 44vw)';

function featurePicture(plate: string, alt: string): Picture {
  return { alt, crop: { plate, width: 960, height: 1200, sizes: SIZES } };
}

export const FEATURE_PICTURES: Readonly<Record<FeatureName, Picture>> = {
  formula: featurePicture('feature-formula', 'A woman beside swatches of the colours that suit her'),
  oneItem: featurePicture('feature-one-item', 'A trench coat laid out with pieces that go with it'),
  wardrobe: featurePicture('feature-wardrobe', 'Clothes hanging side by side on a rail'),
  avatar: featurePicture('feature-avatar', 'One figure shown in one outfit after another'),
  shopping: featurePicture('feature-shopping', 'A single knit that completes an outfit'),
};
