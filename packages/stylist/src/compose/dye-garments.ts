import { colourDifference, hueDistance } from '../colour/difference.ts';
import { type Dye, nearestSwatch, swatchesOf } from '../colour/dye.ts';
import { type ColourStory, takesDye } from '../colour/harmony.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { PAIRED } from '../colour/story-kind.ts';
import { NEUTRALS, type Swatch, swatchNamed } from '../colour/swatches.ts';
import type { Slot } from '../garments/garment.ts';
import { pickOne } from '../random.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';
import { shoeTraits } from '../rules/shoe-traits.ts';
import type { Candidate } from './garment-pool.ts';

/** A dye without the very colour answers with one of its hue. */
const SAME_HUE = 22;
const ACCENT_SHOES = 0.3;
const ACCENT_SHOE_CHROMA = 0.145;

const ACCENT_BAGS = 0.6;
const COAT_IN_NEUTRAL = 0.25;

/** How the colours of a story are spread over the pieces. */
type Spread = 'main-above' | 'main-below' | 'set';

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

function wishFor(
  { garment }: Candidate,
  story: ColourStory,
  spread: Spread,
  over: Slot | undefined,
  random: () => number,
): Swatch {
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
      if (over || spread === 'main-below') return random() < paired ? story.second : story.light;
      return story.main;
    case 'bottom':
      if (over) return random() < paired / 2 ? story.second : story.dark;
      if (spread === 'main-above') return random() < paired ? story.second : story.dark;
      return story.main;
    case 'shoes':
      return takesAccent && random() < ACCENT_SHOES ? story.accent : story.leather;
    case 'bag':
      return random() < ACCENT_BAGS ? story.accent : story.leather;
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
function setShare({ garment, option }: Candidate): number {
  if (option.name === 'satin') return 1;
  return garment.purpose === 'sport' ? 0.4 : 0.65;
}

function pickSpread(picks: readonly Candidate[], random: () => number): Spread {
  const at = (slot: Slot) => picks.find(({ garment }) => garment.slot === slot);
  const upper = at('layer') ?? at('top');
  const lower = at('bottom');
  if (upper && makesSet(upper, lower) && random() < setShare(upper)) return 'set';
  if (lower?.option.dye === 'denim' || lower?.option.dye === 'dark') return 'main-above';
  return random() < 0.5 ? 'main-above' : 'main-below';
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
  random: () => number,
): ReadonlyMap<Candidate, Oklch> {
  const spread = pickSpread(picks, random);
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
