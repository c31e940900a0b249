/** Fonts that pages may have, by what is hard about them; the tests bring them, so that no machine's own count. */
export const FONTS = { narrow: 'Oswald', wide: 'Krona One', tall: 'Padauk' } as const;

export type FontName = keyof typeof FONTS;

export const FONT_NAMES = Object.keys(FONTS) as readonly FontName[];

/** Widths of a widget's place, in px: phones, a tablet, a desktop. */
export const PLACE_WIDTHS_PX = [320, 390, 414, 768, 1280] as const;
