import { nearestSwatch } from '../colour/dye.ts';
import type { ColourStory } from '../colour/harmony.ts';
import { isNeutral } from '../colour/neutral.ts';
import { LEATHERS, METALS, NEUTRALS, type Swatch, swatchNamed } from '../colour/swatches.ts';
import type { Slot } from '../garments/garment.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';

/** A proposed piece's colour, with the slot it is worn in. */
export interface ProposedColour {
  readonly slot: Slot;
  readonly swatch: Swatch;
}

const FALLBACK = { light: swatchNamed(NEUTRALS, 'ivory'), dark: swatchNamed(NEUTRALS, 'navy') };
const GOLD = swatchNamed(METALS, 'gold');

/** Returns the colour story that proposed pieces tell, for their prints, trims and the scene around them. */
export function storyOf(colours: readonly ProposedColour[]): ColourStory {
  const large = colours.filter(({ slot }) => MAIN_SLOTS.has(slot)).map(({ swatch }) => swatch);
  const [main = FALLBACK.dark] = large;
  const second = large.find(({ name }) => name !== main.name) ?? main;
  const dyed = colours.map(({ swatch }) => swatch).filter(({ colour }) => !isNeutral(colour));
  const byLightness = large.toSorted((a, b) => b.colour.l - a.colour.l);
  const [lightest = FALLBACK.light] = byLightness;
  const darkest = byLightness.at(-1) ?? FALLBACK.dark;
  const shoes = colours.find(({ slot }) => slot === 'shoes')?.swatch ?? FALLBACK.dark;
  return {
    kind: 'two-colours',
    main,
    second,
    accent: dyed.find(({ name }) => name !== main.name) ?? dyed[0] ?? second,
    light: lightest.colour.l > 0.8 ? lightest : FALLBACK.light,
    dark: darkest.colour.l < 0.45 ? darkest : FALLBACK.dark,
    leather: nearestSwatch(shoes.colour, LEATHERS),
    metal: GOLD,
  };
}
