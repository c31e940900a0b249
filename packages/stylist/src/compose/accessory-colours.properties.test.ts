import { VIBES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { colourDifference } from '../colour/difference.ts';
import { isClosedFront } from '../garments/silhouette.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { composeLook } from './compose-looks.ts';

const SEEDS = 130;
/** Colours of this ΔE_ok or less melt into each other. */
const MELTS = 0.1;
/** A brown bag beside brown shoes stays beside a brown coat; a tonal look has no other colour. 0.4 before bags were set off. */
const MELTING_MAX = 0.13;

const looks = VIBES.flatMap((vibe) =>
  Array.from({ length: SEEDS }, (_, seed) => readOutfit(composeLook({ vibe }, 47_000 + seed))),
);

/** The hat, scarf and bag of a look that are in the colour of clothes right beside them. */
function melting({ slot, main }: OutfitReading) {
  const cover = slot('coat') ?? slot('layer');
  const isTopHidden = cover !== undefined && isClosedFront(cover.garment.cut);
  const clothes = main.filter(({ garment }) => !(isTopHidden && garment.slot === 'top'));
  return (['hat', 'scarf', 'bag'] as const).filter((place) => {
    const piece = slot(place);
    return clothes.some(
      ({ garment, colour }) =>
        piece !== undefined &&
        (place === 'bag' || garment.slot !== 'bottom') &&
        colourDifference(colour, piece.colour) < MELTS,
    );
  });
}

describe('hats, scarves and bags', () => {
  it('are set off from the clothes beside them', () => {
    const shown = looks.filter(({ slot }) => slot('hat') || slot('scarf') || slot('bag'));
    expect(shown.length).toBeGreaterThan(looks.length / 3);
    expect(shown.filter((look) => melting(look).length > 0).length / shown.length).toBeLessThan(MELTING_MAX);
  });

  it('leave a headscarf a colour of its own', () => {
    const covered = looks.filter(({ spec }) => spec.figure.headscarf);
    expect(covered.length).toBeGreaterThan(20);
    const uniform = covered.filter(({ spec, main }) => {
      const scarf = spec.figure.headscarf?.colour;
      return scarf && main.every(({ colour }) => colourDifference(colour, scarf) < MELTS);
    });
    expect(uniform).toEqual([]);
  });
});
