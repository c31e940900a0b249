import type { BodyShape } from '@glow/api';
import { colourDifference, hueDistance } from '../colour/difference.ts';
import { type Dye, nearestSwatch, swatchesOf } from '../colour/dye.ts';
import { type ColourStory, takesDye } from '../colour/harmony.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { PAIRED } from '../colour/story-kind.ts';
import { LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../colour/swatches.ts';
import type { Slot } from '../garments/garment.ts';
import { pickOne } from '../random.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';
import { shoeTraits } from '../rules/shoe-traits.ts';
import type { Candidate } from './garment-pool.ts';

/** A dye without the very colour answers with one of its hue. */
const SAME_HUE = 22;
const ACCENT_SHOES = 0.3;
const ACCENT_SHOE_CHROMA = 0.145;

/** Gloves are darker than this. */
const PALE_LEATHER = 0.7;
const DARK_LEATHERS = ['cognac', 'chocolate', 'black'].map((name) => swatchNamed(LEATHERS, name));
const ACCENT_BAGS = 0.6;
const COAT_IN_NEUTRAL = 0.25;

/** How the colours of a story are spread over the pieces. */
type Spread = 'main-above' | 'main-below' | 'dark-above' | 'set';

const DEEP_NEUTRALS = ['navy', 'charcoal', 'black', 'chocolate', 'slate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);
const COAT_NEUTRALS = ['camel', 'oatmeal', 'beige', 'stone', 'charcoal', 'navy', 'chocolate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);
/** What pieces that touch should differ by (ΔE_ok), a little above the gate. */
const READABLE = 0.13;
const SET_CLOTHS = new Set(['linen', 'satin', 'wool', 'plain', 'tweed']);

/** The colour a dye comes nearest to a wish with. */
function dyed(dye: Dye, wish: Swatch): Oklch {
  if (takesDye(dye, wish)) return wish.colour;
  const offered = swatchesOf(dye);
  const sameHue = offered.filter(
    ({ colour }) => !isNeutral(colour) && hueDistance(colour.h, wish.colour.h) <= SAME_HUE,
  );
  return nearestSwatch(wish.colour, isNeutral(wish.colour) || sameHue.length === 0 ? offered : sameHue)
    .colour;
}

const ownColours: ReadonlySet<Dye> = new Set(['denim', 'metal', 'straw', 'trainer', 'dark']);

/** Shoes of canvas and rubber are white, dark or the look's colour: in tan they look like bad leather. */
const CANVAS: ReadonlySet<Dye> = new Set(['cloth', 'sport']);
function canvasOf({ light, dark, accent }: ColourStory, random: () => number): Swatch {
  const roll = random();
  if (roll < 0.45) return light;
  return roll < 0.75 ? dark : accent;
}

function wishFor(
  pick: Candidate,
  story: ColourStory,
  spread: Spread,
  over: Slot | undefined,
  random: () => number,
): Swatch {
  const { garment } = pick;
  const { slot } = garment;
  const paired = PAIRED[story.kind];
  const takesAccent = shoeTraits(garment)?.colour === 'accent' && story.accent.colour.c <= ACCENT_SHOE_CHROMA;
  switch (slot) {
    case 'dress':
      return over && random() < paired ? story.second : story.main;
    case 'coat':
      return random() < COAT_IN_NEUTRAL ? pickOne(random, COAT_NEUTRALS) : story.main;
    case 'layer':
      return story.main;
    case 'top':
      if (!over && spread === 'dark-above') return random() < paired / 2 ? story.second : story.dark;
      if (over || spread === 'main-below') return random() < paired ? story.second : story.light;
      return story.main;
    case 'bottom':
      if (over) return random() < paired / 2 ? story.second : story.dark;
      if (spread === 'main-above') return random() < paired ? story.second : story.dark;
      return story.main;
    case 'shoes':
      if (CANVAS.has(pick.option.dye)) return canvasOf(story, random);
      if (pick.option.dye === 'workwear') return story.dark;
      return takesAccent && random() < ACCENT_SHOES ? story.accent : story.leather;
    case 'bag':
      return random() < ACCENT_BAGS ? story.accent : story.leather;
    case 'gloves':
      return story.leather.colour.l < PALE_LEATHER ? story.leather : pickOne(random, DARK_LEATHERS);
    case 'hat':
    case 'scarf':
      return random() < 0.6 ? story.accent : story.light;
    default:
      return story.leather;
  }
}

function ownColour(dye: Dye, story: ColourStory, random: () => number): Oklch {
  if (dye === 'metal') return story.metal.colour;
  if (dye === 'dark') return dyed('dark', random() < 0.6 ? story.dark : pickOne(random, DEEP_NEUTRALS));
  return pickOne(random, swatchesOf(dye)).colour;
}

function makesSet(a: Candidate | undefined, b: Candidate | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.option.name === b.option.name &&
    a.option.dye === b.option.dye &&
    SET_CLOTHS.has(a.option.name)
  );
}

/** Two satins are one piece or a quarrel; on a field sets are as frequent as not. */
function setShare({ garment, option }: Candidate, shape: BodyShape): number {
  if (option.name === 'satin') return 1;
  return (garment.purpose === 'sport' ? 0.25 : 0.45) * (shape === 'Round' ? 2 : 1);
}

/** Where the light of a look goes on a shape: shares of the main colour above and of a dark top. */
const LIGHT: Readonly<Record<BodyShape, { readonly above: number; readonly dark: number }>> = {
  Pear: { above: 0.16, dark: 0.05 },
  'Inverted Triangle': { above: 0.4, dark: 0.32 },
  Rectangle: { above: 0.5, dark: 0.12 },
  Hourglass: { above: 0.5, dark: 0.12 },
  Round: { above: 0.55, dark: 0.15 },
};

function pickSpread(picks: readonly Candidate[], shape: BodyShape, random: () => number): Spread {
  const at = (slot: Slot) => picks.find(({ garment }) => garment.slot === slot);
  const upper = at('layer') ?? at('top');
  const lower = at('bottom');
  if (upper && makesSet(upper, lower) && random() < setShare(upper, shape)) return 'set';
  if (lower?.option.dye === 'denim' || lower?.option.dye === 'dark') return 'main-above';
  const roll = random();
  const { above, dark } = LIGHT[shape];
  if (roll < dark) return 'dark-above';
  return roll < dark + above ? 'main-above' : 'main-below';
}

/** The colour, or another of the story, that its neighbours leave readable. */
function toldApart(own: Oklch, dye: Dye, story: ColourStory, worn: readonly Oklch[]): Oklch {
  const reads = (colour: Oklch) => worn.every((other) => colourDifference(colour, other) >= READABLE);
  if (reads(own)) return own;
  const others =
    dye === 'denim'
      ? swatchesOf(dye).map(({ colour }) => colour)
      : [story.second, story.light, story.dark, story.main].map((wish) => dyed(dye, wish));
  return others.find(reads) ?? own;
}

/** Gives every chosen garment its colour from one story, pieces of a set the same. */
export function dyeGarments(
  picks: readonly Candidate[],
  story: ColourStory,
  shape: BodyShape,
  random: () => number,
): ReadonlyMap<Candidate, Oklch> {
  const spread = pickSpread(picks, shape, random);
  const over = picks.find(({ garment }) => garment.slot === 'coat' || garment.slot === 'layer')?.garment.slot;
  const colours = new Map<Candidate, Oklch>();
  const worn: Oklch[] = [];
  for (const pick of picks) {
    const { dye } = pick.option;
    const wish = wishFor(pick, story, spread, over, random);
    const own = ownColours.has(dye) ? ownColour(dye, story, random) : dyed(dye, wish);
    const colour = MAIN_SLOTS.has(pick.garment.slot) ? toldApart(own, dye, story, worn) : own;
    if (MAIN_SLOTS.has(pick.garment.slot)) worn.push(colour);
    colours.set(pick, colour);
  }
  if (spread === 'set') {
    const pieces = picks.filter(({ garment }) =>
      (over === 'layer' ? ['layer', 'bottom'] : ['top', 'bottom']).includes(garment.slot),
    );
    const [lead] = pieces;
    for (const piece of pieces) if (lead) colours.set(piece, dyed(lead.option.dye, story.main));
  }
  return colours;
}
