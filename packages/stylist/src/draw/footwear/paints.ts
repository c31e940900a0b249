import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { shadowOf, tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { Last, Paint } from './last.ts';
import type { ShoeSpace } from './shoe-space.ts';

const SOLE = oklch(0.25, 0.018, 40);
const ROPE = oklch(0.76, 0.062, 76);
const METAL = oklch(0.8, 0.09, 85);
const PALE_LACE = oklch(0.95, 0.01, 90);
const FUR: Cloth = { name: 'fleece', colour: oklch(0.92, 0.025, 80) };

/** A shoe being drawn: where, and in what. */
export interface Shod {
  readonly space: ShoeSpace;
  readonly cloth: Cloth;
}

const plain = (colour: Oklch): Cloth => ({ name: 'plain', colour });

function soleOf({ soleColour }: Last, colour: Oklch): Oklch {
  return soleColour === 'upper' ? shadowOf(colour, 0.9) : (soleColour ?? SOLE);
}

/** What a paint is on this shoe. */
export function clothOf({ space, cloth }: Shod, paint: Paint): Cloth {
  const { colour, second } = cloth;
  switch (paint) {
    case 'upper':
      return cloth;
    case 'lit':
      return { ...cloth, colour: tone(colour, colour.l > 0.85 ? -0.035 : 0.045) };
    case 'deep':
      return { ...cloth, colour: tone(colour, colour.l > 0.85 ? -0.09 : -0.05) };
    case 'trim':
      return plain(second ?? tone(colour, colour.l > 0.6 ? -0.2 : 0.2));
    case 'sole':
      return plain(soleOf(space.last, colour));
    case 'skin':
      return plain(space.context.skin);
    case 'lining':
      return plain(shadowOf(colour.l > 0.5 ? colour : tone(colour, 0.12), 1.6));
    case 'lace':
      return plain(
        colour.l > 0.8 ? tone(colour, -0.035) : space.last.soleColour ? PALE_LACE : tone(colour, -0.08),
      );
    case 'metal':
      return plain(METAL);
    case 'rope':
      return { name: 'straw', colour: ROPE };
    case 'dark':
      return plain(tone(colour, -0.22));
    case 'fur':
      return FUR;
  }
}
