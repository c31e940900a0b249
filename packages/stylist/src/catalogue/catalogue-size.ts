/** Looks per vibe. */
export const CATALOGUE_LOOKS_PER_VIBE = 48;
/** Looks per style, body shape and weather: more than a deck, so that a few may be deleted. */
export const STYLE_CATALOGUE_LOOKS = 12;
