import { describe, expect, it } from 'vitest';
import { colourDifference, hueDistance } from '../colour/difference.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { isClosedFront } from '../garments/silhouette.ts';
import { coloursWorn } from '../rules/colours-worn.ts';
import { type OutfitReading, readOutfit, type WornGarment } from '../rules/outfit-reading.ts';
import { composeLook } from './compose-looks.ts';

const SEEDS = 150;
const SAME_LEATHER = 0.02;
const ECHO_HUE = 25;
/** What shoes or a scarf have as well is not hidden (ΔE_ok). */
const SAME_COLOUR = 0.07;

const isLeather = (piece: WornGarment | undefined): piece is WornGarment => piece?.option?.dye === 'leather';
const repeats = (colour: Oklch, { main, worn }: OutfitReading) =>
  [...coloursWorn({ main }), ...worn.flatMap(({ item }) => item.cloth.second ?? [])].some(
    (other) => !isNeutral(other) && hueDistance(colour.h, other.h) < ECHO_HUE,
  );

/** A second leather that neither matches the shoes nor repeats a colour of the clothes. */
function oddLeather(look: OutfitReading): boolean {
  const [shoes, bag] = [look.slot('shoes'), look.slot('bag')];
  if (!isLeather(shoes) || !isLeather(bag)) return false;
  return colourDifference(shoes.colour, bag.colour) > SAME_LEATHER && !repeats(bag.colour, look);
}

/** A bag in a colour that only what lies under a buttoned coat has. */
function repeatsTheHidden(look: OutfitReading): boolean {
  const [coat, top, bag] = [look.slot('coat'), look.slot('top'), look.slot('bag')];
  if (!coat || !top || !bag || !isClosedFront(coat.garment.cut)) return false;
  if (isNeutral(bag.colour) || isNeutral(top.colour)) return false;
  const small = (['shoes', 'scarf', 'hat'] as const).flatMap((slot) => look.slot(slot) ?? []);
  if (small.some(({ colour }) => colourDifference(colour, bag.colour) < SAME_COLOUR)) return false;
  const seen = { ...look, main: look.main.filter((piece) => piece !== top), worn: [] };
  return hueDistance(bag.colour.h, top.colour.h) < ECHO_HUE && !repeats(bag.colour, seen);
}

describe('a bag', { timeout: 120_000 }, () => {
  it('seldom repeats a colour that a buttoned coat hides', () => {
    const looks = Array.from({ length: 2 * SEEDS }, (_, seed) =>
      readOutfit(composeLook({ vibe: 'cold' }, 53_000 + seed)),
    );
    const coated = looks.filter(({ slot }) => slot('coat') && slot('bag'));
    expect(looks.filter(repeatsTheHidden).length / coated.length).toBeLessThan(0.03);
  });
});

describe('leather', { timeout: 120_000 }, () => {
  it.each(['cold', 'work', 'date'] as const)(
    'is one for shoes and bag of a look for %s, or repeats its clothes',
    (vibe) => {
      const looks = Array.from({ length: SEEDS }, (_, seed) =>
        readOutfit(composeLook({ vibe }, 52_000 + seed)),
      );
      expect(looks.filter(oddLeather).length / SEEDS).toBeLessThan(0.03);
    },
  );
});
