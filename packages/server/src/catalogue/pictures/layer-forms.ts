import { createHash } from 'node:crypto';
import { LAYER_WIDTHS } from '@glow/api';
import { PICTURE_LAYERS, type PictureLayer } from '@glow/stylist';
import { IMAGE_FORMATS } from '@glow/stylist/render';
import { type PictureForm, pictureBlobKey } from './picture-form.ts';

const KEY_LENGTH = 32;

/** Returns the key under which a layer of a look's picture is drawn and stored. */
export function layerKey(lookKey: string, layer: PictureLayer): string {
  return createHash('sha256').update(`${lookKey}\n${layer}`).digest('hex').slice(0, KEY_LENGTH);
}

/** The forms that nearly every browser asks for: those in which layers are drawn before they are announced. */
export const ANNOUNCED_FORMS: readonly PictureForm[] = LAYER_WIDTHS.map((widthPx) => ({
  widthPx,
  format: 'avif',
}));

const LAYER_FORMS: readonly PictureForm[] = LAYER_WIDTHS.flatMap((widthPx) =>
  IMAGE_FORMATS.map((format) => ({ widthPx, format })),
);

/** Returns the blob keys of a look's layers in these forms, by default in all. */
export function layerBlobKeys(lookKey: string, forms = LAYER_FORMS): readonly string[] {
  return PICTURE_LAYERS.flatMap((layer) =>
    forms.map((form) => pictureBlobKey(layerKey(lookKey, layer), form)),
  );
}
