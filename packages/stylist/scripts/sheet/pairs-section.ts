import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { composeLook } from '../../src/compose/compose-looks.ts';
import type { LookRequest } from '../../src/compose/look-request.ts';
import type { OutfitSpec } from '../../src/outfit.ts';
import { readOutfit } from '../../src/rules/outfit-reading.ts';
import type { SheetSection } from './sheet-section.ts';

/** Looks composed for each request in search of pairs; a pair that none of them wears is hardly ever dealt. */
const SEEDS = 400;
const FIRST_SEED = 60_000_000;
const COLUMNS = 20;

const requests: readonly ((seed: number) => LookRequest)[] = [
  ...VIBES.map((vibe) => () => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map((weather) => (seed: number) => ({
      ...{ style, weather, bodyShape: BODY_SHAPES[seed % BODY_SHAPES.length] ?? 'Pear' },
    })),
  ),
];

/** What lies over what: a coat or layer and the top or dress below it; undefined for looks without a second layer. */
function pairOf(spec: OutfitSpec): string | undefined {
  const { slot } = readOutfit(spec);
  const over = slot('coat') ?? slot('layer');
  const under = slot('dress') ?? slot('top');
  return over && under && `${over.garment.id} over ${under.garment.id}`;
}

/** A composed look for every pair of layer and top that is dealt, as decks show them. */
export function pairsSection(): SheetSection {
  const pairs = new Map<string, OutfitSpec>();
  for (const requestOf of requests) {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
      const spec = composeLook(requestOf(seed), seed);
      const pair = pairOf(spec);
      if (pair && !pairs.has(pair)) pairs.set(pair, spec);
    }
  }
  const sorted = [...pairs].sort(([a], [b]) => a.localeCompare(b));
  return {
    name: 'pairs',
    columns: COLUMNS,
    cells: sorted.map(([label, spec]) => ({ label, spec, part: 'figure' })),
  };
}
