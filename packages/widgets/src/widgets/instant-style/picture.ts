import type { Vibe } from '@glow/api';
import { mediaPicture, type PictureSource } from '#shared/look-picture.ts';

/** A card of the picker: 106 px on a phone, where 320 are enough for any density. */
const SIZES = '(width < 740px) 106px, 230px';

/** Returns the picture of a vibe's card: her from head to hip, behind the pocket. */
export function vibePicture(apiBase: string, vibe: Vibe): PictureSource {
  return mediaPicture(`${apiBase}/media/pocket/${vibe}`, SIZES, [320, 640]);
}

/** Leaves the frame alone, in its own colour, where its picture cannot be had. */
export function hideMissing({ currentTarget: { style } }: { readonly currentTarget: HTMLElement }): void {
  style.opacity = '0';
}
