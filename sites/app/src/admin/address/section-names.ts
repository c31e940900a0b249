/** The four sections, in the order of spec section 2; the names stand in the page's address. */
export const SECTION_NAMES = ['early-access', 'users', 'images', 'instant-outfits'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
