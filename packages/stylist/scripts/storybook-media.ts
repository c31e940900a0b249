import { join } from 'node:path';
import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import {
  lookKey,
  type OutfitSpec,
  type PictureFrame,
  shapePicture,
  stylePicture,
  vibePicture,
} from '../src/index.ts';

export const STORYBOOK_MEDIA = join(import.meta.dirname, '../../../.storybook/public/media');

interface StorybookPicture {
  /** Its address below `/media/`. */
  readonly name: string;
  readonly key: string;
  readonly spec: OutfitSpec;
  readonly frame?: PictureFrame;
}

/** Returns the widgets' own pictures as the server names them. */
export function storybookPictures(): readonly StorybookPicture[] {
  const picture = (
    folder: string,
    word: string,
    spec: OutfitSpec,
    frame: PictureFrame = 'whole',
  ): StorybookPicture => ({
    name: `${folder}/${word.toLowerCase().replaceAll(' ', '-')}`,
    key: lookKey(spec, frame),
    spec,
    ...(frame !== 'whole' && { frame }),
  });
  return [
    ...VIBES.map((vibe) => picture('pocket', vibe, vibePicture(vibe), 'pocket')),
    ...VIBES.map((vibe) => picture('vibe', vibe, vibePicture(vibe))),
    ...STYLES.map((style) => picture('style', style, stylePicture(style))),
    ...BODY_SHAPES.map((shape) => picture('shape', shape, shapePicture(shape))),
  ];
}
