/** The headings of the pages that are one widget: heard before the widget's own, so no two say the same. */
export const WIDGET_PAGE_HEADINGS = {
  styleDiscovery: 'Style Discovery',
  outfitSwipe: 'Your Looks',
  curated: 'Your Liked Looks',
} as const;
