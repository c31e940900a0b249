/** The numbers of the product. Source: spec section 9 unless said. */

export const DECK_SIZE = 10;
export const DECK_MAX_SIZE = 14;
export const RECOMMEND_COUNT = 10;
export const GENERATE_COUNT = 4;
export const INSTANT_COUNT = 1;
export const INSTANT_MAX_ATTEMPTS = 5;
/** Alternatives offered for one piece of a look. The specification is silent: ours. */
export const SWAP_COUNT = 5;

export const DRAG_THRESHOLD_PX = 150;
export const CARD_ANIMATION_MS = 300;
export const TOAST_MS = 4000;
export const EARLY_ACCESS_AUTO_OPEN_MS = 5000;
export const PLACEHOLDER_MAX_MS = 8000; // INTERFACE section 3

/** How long a call may go unanswered before it counts as failed. The specification is silent: ours. */
export const CALL_TIMEOUT_MS = 20_000;
/** The same for a call that carries a file, up or down: 15 MB take two minutes at 1 Mbit/s. */
export const FILE_CALL_TIMEOUT_MS = 120_000;

export const SECTION_REVEAL_MS = 700;
export const SECTION_REVEAL_VISIBLE_SHARE = 0.3;
export const HERO_REVEAL_MS = 800;

export const CURATED_SKELETONS = 6;
export const INITIALS_MAX_LETTERS = 2;

export const PASSWORD_MIN_LENGTH = 8;

/** Versions of the words that a person agrees to, oldest first; the last is in force. A change of words adds one. */
export const TERMS_VERSIONS = ['2026-11-21', '2026-11-22', '2026-11-24'] as const;
/** Of /terms and /privacy as they stand; a sign-up sends it as `consent_version`. */
export const TERMS_VERSION: (typeof TERMS_VERSIONS)[number] = '2026-11-24';
/** Of the sentence beside the early-access field. */
export const EARLY_ACCESS_CONSENT_VERSION = '2026-11-21';

export const PAGE_SIZE = { images: 10, instantOutfits: 10, earlyAccess: 10, users: 5 } as const;

/** Used where no API base is configured: npm use and the development site (spec section 7). */
export const FALLBACK_API_BASE = 'http://localhost:8000';

/**
 * Keys of the site's browser storage; there are no others and no cookie (spec section 3, INTERFACE section 4). A
 * partner who sets `remember-dismissal` adds `glow.earlyAccessDismissed` on the partner's own page.
 */
export const LOCAL_STORAGE_KEYS = {
  user: 'glow.user',
  styleTestCompleted: 'glow.styleTestCompleted',
  likedOutfits: 'glow.likedOutfits',
  savedWardrobe: 'glow.savedWardrobe',
  /** Once a person has made one. */
  figure: 'glow.figure',
  /** Once somebody has liked or passed a look: what was learned of her taste. */
  taste: 'glow.taste',
} as const;
export const SESSION_STORAGE_KEYS = {
  quiz: 'glow.quiz',
  deck: 'glow.deck',
  from: 'glow.from',
  modalClosed: 'glow.modalClosed',
} as const;
