import { type DrawnLook, isDrawn, isUploaded, type Look, type UploadedLook } from '#catalogue/looks/look.ts';

/** The rest of a deck is the stylist's, so that its looks differ among each other. */
const UPLOADS_MAX_SHARE = 0.5;

interface OfferedLooks {
  /** Those that go on top of a deck, the newest first. */
  readonly uploads: readonly UploadedLook[];
  readonly catalogue: readonly DrawnLook[];
}

/** Splits what is offered into the uploads of a deck of `count` cards, at most half of it, and what the rest is chosen from. */
export function splitOffered(offered: readonly Look[], count: number): OfferedLooks {
  const uploads = offered.filter(isUploaded).slice(0, Math.ceil(count * UPLOADS_MAX_SHARE));
  return { uploads, catalogue: offered.filter(isDrawn) };
}
