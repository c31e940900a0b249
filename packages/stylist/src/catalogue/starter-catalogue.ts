import { VIBES, type Vibe } from '@glow/api';
import { composeDeck } from '../compose/compose-deck.ts';
import type { OutfitSpec } from '../outfit.ts';
import { VIBE_BRIEFS } from '../rules/vibe-briefs.ts';

/** A look of the starter set and the vibe it is shown for. */
export interface CatalogueLook {
  readonly vibe: Vibe;
  readonly spec: OutfitSpec;
}

/** Looks per vibe. */
export const CATALOGUE_LOOKS_PER_VIBE = 48;
const SEED = 2026;
const WIDTH = 3;

function composeCatalogue(): readonly CatalogueLook[] {
  const names = new Set<string>();
  return VIBES.flatMap((vibe, index) => {
    const specs = composeDeck(VIBE_BRIEFS[vibe], {
      count: CATALOGUE_LOOKS_PER_VIBE,
      seed: SEED + index,
      realm: 'catalogue',
      isTaken: (name) => names.has(name),
      width: WIDTH,
    });
    for (const { name } of specs) names.add(name);
    return specs.map((spec) => ({ vibe, spec }));
  });
}

let catalogue: readonly CatalogueLook[] | undefined;

/** The looks a fresh server offers: composed on first call, always the same, names unique over all vibes. */
export function starterCatalogue(): readonly CatalogueLook[] {
  catalogue ??= composeCatalogue();
  return catalogue;
}
