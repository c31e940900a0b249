/** What the server accepts at most. Source: INTERFACE section 2 unless said. */

export const JSON_MAX_BYTES = 64 * 1024;
export const PNG_MAX_BYTES = 15 * 1024 * 1024;
export const PNG_MAX_PIXELS = 40_000_000;
/** In code points. */
export const NAME_MAX_LENGTH = 120;
export const EXCLUDE_NAMES_MAX = 500;
/** RFC 5321 section 4.5.3.1.3: a path is 256 octets with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;
/** In code points; what is hashed is at most 1024 bytes. */
export const PASSWORD_MAX_LENGTH = 1024;
export const SECURITY_ANSWER_MAX_LENGTH = 1024;
/** Of a page or a picture that a body names. */
export const URL_MAX_LENGTH = 2048;
/** Of the address of a request, path and query as they are sent; longer ones are answered 414. */
export const REQUEST_URL_MAX_LENGTH = 2048;
export const TAGS_MAX = 20;
/** Of all tags of a saved look together, in code points. */
export const TAGS_TEXT_MAX_LENGTH = 400;
/** One piece in each place that a body has for them. */
export const LOOK_PIECES_MAX = 16;
export const WARDROBE_MAX_ITEMS = 1000;
export const IMAGE_COUNT_MAX = 14;
/** Pictures of one call that draws looks on a figure. */
export const FITTED_IMAGES_MAX = 100;
/** Decisions of a taste that is kept: what it learns from, and those of a deck that may be taken back. */
export const TASTE_DECISIONS_MAX = 214;
/** Looks of a style formula: more than decks have, so that a long list tells too. */
export const FORMULA_LOOKS_MAX = 60;
export const PAGE_SIZE_MAX = 100;
/** So that the number of rows before a page stays a safe integer. */
export const PAGE_MAX = Math.floor(Number.MAX_SAFE_INTEGER / PAGE_SIZE_MAX);
/** In code points: written %XX, with the rest of the query, they fit into `REQUEST_URL_MAX_LENGTH`. */
export const SEARCH_TEXT_MAX_LENGTH = 150;

/** How many characters an index of searches takes together. */
export const SEARCH_TRIGRAM = 3;

/** A search counts no further, and has no page behind it: a total of as many says that many or more. */
export const SEARCH_TOTAL_MAX = 10_000;

/** The same for a text of one or two characters, which most rows may have. */
export const SHORT_SEARCH_TOTAL_MAX = 1000;

/** Widths that `?w=` of a media address takes, in px. */
export const MEDIA_WIDTHS = [320, 480, 640, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
/** Those in which a picture's layers can be had. */
export const LAYER_WIDTHS = [640, 960] as const satisfies readonly MediaWidth[];

/** A preview: its colours, three bytes each, then its pixels, row by row, four bits each, as base64. */
export const PREVIEW = { widthPx: 24, heightPx: 32, colours: 16 } as const;

export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
export const REFRESH_TOKEN_TTL_MS = 30 * 24 * 60 * 60 * 1000;
