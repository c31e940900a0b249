import { softShadow } from '../cloth/soft-shadow.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { group } from '../kit/svg-element.ts';

export interface ContactShadow {
  /** Where the shadow falls, px right and down of what throws it. */
  readonly shift: readonly [number, number];
  readonly blur: number;
  readonly opacity: number;
  /** Shape it is caught by (path data); without it the shadow falls on everything below. */
  readonly on?: string;
}

/** The soft shadow a piece (path data `d`) throws on the layer under it. */
export function contactShadow(document: SvgDocument, d: string, shadow: ContactShadow): string {
  const [dx, dy] = shadow.shift;
  const cast = softShadow({ d, dx, dy, blur: shadow.blur, opacity: shadow.opacity }, shadow.on);
  return shadow.on === undefined ? cast : group(cast, `clip-path="url(#${document.clip(shadow.on)})"`);
}
