import type { Vibe } from '@glow/api';
import { mediaPicture, type PictureSource } from '#shared/look-picture.ts';

/** Of a card of the picker. */
const SIZES = 'min(30vw, 230px)';

/** Returns the picture of a vibe's card: her from head to hip, behind the pocket. */
export function vibePicture(apiBase: string, vibe: Vibe): PictureSource {
  return mediaPicture(`${apiBase}/media/pocket/${vibe}`, SIZES, [320, 480, 640]);
}

/** Leaves the frame alone, in its own colour, where its picture cannot be had. */
export function hideMissing({ currentTarget: { style } }: { readonly currentTarget: HTMLElement }): void {
  style.opacity = '0';
}
