/** /wardrobe (spec sections 2 and 8). */
export const WARDROBE_TEXTS = {
  title: (displayName: string) => `${displayName}'s Wardrobe`,
  loading: 'Loading...',
  /** Names the button of a card's menu. */
  more: (name: string) => `More for ${name}`,
  delete: 'Delete',
  deleting: 'Deleting...',
  confirmHeading: 'Remove outfit?',
  /** Heard before the text; the eye has the look behind the dialog. */
  confirmOf: (name: string) => `${name}.`,
  confirmText: 'This will permanently remove this look from your wardrobe.',
  keep: 'Keep it',
  close: 'Close',
  loadFailed: 'Unable to load your wardrobe. Please try again.',
  tryAgain: 'Try Again',
  empty: 'Your wardrobe is empty. Save outfits you love to see them here.',
  viewCurated: 'View Curated Looks',
  backToProfile: 'Back to Profile',
  discover: 'Discover More Styles',
  deleted: 'Removed from your wardrobe.',
  deleteFailed: 'Unable to delete item. Please try again.',
  dismiss: 'Dismiss',
  /** Beside the first few looks. */
  room: 'Plenty of room on this rail.',
  noneLikeThat: 'You have no look like that yet.',
  showAll: 'Show all',
  count: (items: number) => (items === 1 ? 'One look' : `${items} looks`),
} as const;

export const ARRANGE_TEXTS = {
  /** Names the choice, and stands in it while nothing is chosen. */
  season: 'Season',
  occasion: 'Occasion',
  order: 'Order',
  orders: { newest: 'Newest', oldest: 'Oldest', name: 'A to Z' },
} as const;
