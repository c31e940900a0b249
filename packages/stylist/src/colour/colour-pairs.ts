/** What a pale blue cools, or calms. */
const BESIDE_PALE_BLUE = [
  'tomato red',
  'brick red',
  'terracotta',
  'rust',
  'burnt orange',
  'apricot',
  'tangerine',
  'amber',
  'mustard',
  'butter yellow',
  'olive',
  'fern green',
  'forest green',
  'plum',
  'aubergine',
  'dusty pink',
  'raspberry',
  'berry',
  'burgundy',
  'wine red',
  'rose pink',
];

/** Greens and teals that a pale pink warms. */
const BESIDE_PALE_PINK = [
  'olive',
  'fern green',
  'forest green',
  'bottle green',
  'emerald',
  'jade',
  'teal',
  'deep teal',
];

/** Chromatic swatches → those that a stylist sets beside them, each pair once; far apart on the wheel, and told apart. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  'powder blue': [...BESIDE_PALE_BLUE, 'coral', 'saffron', 'fuchsia'],
  'sky blue': [...BESIDE_PALE_BLUE, 'blush'],
  'cornflower blue': ['butter yellow', 'blush', 'apricot', 'tomato red', 'burgundy', 'dusty pink', 'olive'],
  cobalt: ['blush', 'apricot', 'butter yellow', 'rose pink', 'tangerine', 'dusty pink', 'saffron'],
  indigo: [
    'rust',
    'coral',
    'terracotta',
    'mustard',
    'rose pink',
    'blush',
    'dusty pink',
    'apricot',
    'butter yellow',
    'tangerine',
    'amber',
    'saffron',
  ],
  lavender: ['forest green', 'bottle green', 'deep teal', 'butter yellow', 'burgundy', 'wine red', 'sage'],
  violet: ['blush', 'dusty pink'],
  plum: ['mustard', 'amber', 'saffron', 'apricot', 'blush'],
  aubergine: ['mustard', 'amber', 'apricot', 'blush'],
  mauve: ['olive', 'forest green', 'bottle green', 'butter yellow', 'mustard', 'deep teal'],
  blush: [...BESIDE_PALE_PINK, 'turquoise', 'leaf green'],
  'dusty pink': [...BESIDE_PALE_PINK],
  'rose pink': ['olive', 'bottle green', 'forest green', 'deep teal', 'butter yellow', 'saffron'],
  fuchsia: ['butter yellow', 'apricot'],
  raspberry: ['butter yellow', 'apricot', 'olive'],
  berry: ['butter yellow', 'apricot'],
  burgundy: ['butter yellow', 'mustard', 'apricot'],
  'wine red': ['butter yellow', 'mustard', 'apricot'],
  'brick red': ['butter yellow'],
  coral: ['turquoise', 'teal', 'olive'],
  terracotta: ['deep teal', 'teal', 'olive', 'bottle green'],
  rust: ['forest green', 'bottle green', 'deep teal', 'teal', 'olive'],
  'burnt orange': ['deep teal', 'bottle green', 'forest green'],
  apricot: ['fern green', 'forest green', 'bottle green', 'teal', 'deep teal', 'sage'],
  tangerine: ['turquoise', 'deep teal', 'forest green'],
  amber: ['forest green', 'bottle green', 'deep teal', 'teal'],
  mustard: ['bottle green', 'forest green', 'deep teal', 'teal'],
  'butter yellow': ['fern green', 'leaf green', 'emerald', 'teal', 'deep teal', 'jade', 'forest green'],
  saffron: ['deep teal', 'bottle green', 'teal'],
};

const keyOf = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
const KEYS: ReadonlySet<string> = new Set(
  Object.entries(PAIRS).flatMap(([name, others]) => others.map((other) => keyOf(name, other))),
);

/** Returns whether a stylist would set two chromatic swatches, by name, side by side over large areas. */
export const isPair = (a: string, b: string): boolean => KEYS.has(keyOf(a, b));
