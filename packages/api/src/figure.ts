import { BODY_SHAPES, type BodyShape } from './vocabulary.ts';

/** What a figure of one's own is chosen from. The stylist draws every one of these; nothing is ever guessed. */
export const FIGURE_CHOICES = {
  bodyShape: BODY_SHAPES,
  presentation: ['feminine', 'masculine', 'neutral'],
  build: ['slight', 'slim', 'medium', 'broad', 'large'],
  stature: ['petite', 'average', 'tall'],
  skin: [
    'pale',
    'fair',
    'light',
    'warm beige',
    'olive',
    'golden brown',
    'tan brown',
    'brown',
    'deep brown',
    'dark brown',
  ],
  hairStyle: [
    'bob',
    'lob',
    'long',
    'bun',
    'topknot',
    'afro',
    'pony',
    'pixie',
    'curls',
    'braid',
    'fringe',
    'half-up',
    'chignon',
    'crown-braid',
    'crop',
    'waves',
    'curly-bob',
    'coily-crop',
    'twists',
    'box-braids',
    'locs',
    'cornrows',
    'bantu-knots',
    'short-sides',
    'quiff',
    'fade',
    'side-part',
    'receding',
    'bald',
    'buzz',
    'man-bun',
  ],
  hairColour: ['black', 'dark brown', 'brown', 'auburn', 'copper', 'honey-blonde', 'blonde', 'silver'],
  face: ['oval', 'round', 'heart', 'long', 'broad', 'square', 'diamond', 'soft'],
  covering: ['loose', 'wound', 'headwrap'],
  age: ['young', 'middle', 'older'],
  glasses: ['round', 'square', 'wire'],
  facialHair: ['stubble', 'moustache', 'short-beard', 'full-beard'],
  aid: ['hearing-aid', 'cane', 'forearm-crutch', 'prosthetic-leg', 'wheelchair', 'limb-difference'],
} as const satisfies Record<keyof Figure, readonly string[]>;

/** CSS colours of the palettes, in the order of their names. */
export const FIGURE_PALETTES = {
  skin: [
    '#f0d9c9',
    '#ebd0ba',
    '#e3c2a4',
    '#deb494',
    '#cca67e',
    '#c9956e',
    '#b8815c',
    '#a46d4b',
    '#794b33',
    '#553527',
  ],
  hairColour: ['#1a1a21', '#37231a', '#573724', '#7f3d22', '#b05925', '#b38a50', '#cfb47c', '#bbbec3'],
} as const;

/**
 * A person's own figure, on which looks are drawn: a few words of closed lists, nothing free-form. What is absent is
 * drawn plainly: a medium build of average height, an oval face, young, hair uncovered, no glasses, beard or aid.
 */
export interface Figure {
  bodyShape: BodyShape;
  presentation: 'feminine' | 'masculine' | 'neutral';
  skin: (typeof FIGURE_CHOICES.skin)[number];
  hairStyle: (typeof FIGURE_CHOICES.hairStyle)[number];
  hairColour: (typeof FIGURE_CHOICES.hairColour)[number];
  build?: (typeof FIGURE_CHOICES.build)[number];
  stature?: (typeof FIGURE_CHOICES.stature)[number];
  face?: (typeof FIGURE_CHOICES.face)[number];
  /** Worn over the hair: a loose hijab, one wound close, a headwrap. */
  covering?: (typeof FIGURE_CHOICES.covering)[number];
  age?: (typeof FIGURE_CHOICES.age)[number];
  glasses?: (typeof FIGURE_CHOICES.glasses)[number];
  facialHair?: (typeof FIGURE_CHOICES.facialHair)[number];
  aid?: (typeof FIGURE_CHOICES.aid)[number];
}

const REQUIRED: ReadonlySet<string> = new Set([
  'bodyShape',
  'presentation',
  'skin',
  'hairStyle',
  'hairColour',
] satisfies (keyof Figure)[]);

/**
 * Returns the figure in a value of unknown origin, such as a browser's storage; undefined where what must be said is
 * missing or of no list. Other words that are of no list, and other fields, are left out.
 */
export function readFigure(value: unknown): Figure | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(FIGURE_CHOICES).flatMap(([name, words]) => {
    const word = (words as readonly unknown[]).includes(given[name]) ? given[name] : undefined;
    return word === undefined ? [] : [[name, word] as const];
  });
  const isWhole = fields.filter(([name]) => REQUIRED.has(name)).length === REQUIRED.size;
  return isWhole ? (Object.fromEntries(fields) as unknown as Figure) : undefined;
}
