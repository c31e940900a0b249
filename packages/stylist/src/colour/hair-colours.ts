import type { HairTraits } from '../rules/hair-traits.ts';
import type { Oklch } from './oklch.ts';
import { type Swatch, swatchNamed } from './swatches.ts';

const tone = (name: string, l: number, c: number, h: number): Swatch => ({ name, colour: { l, c, h } });

export const HAIR_COLOURS: readonly Swatch[] = [
  tone('black', 0.22, 0.014, 290),
  tone('dark brown', 0.28, 0.035, 45),
  tone('brown', 0.37, 0.055, 52),
  tone('auburn', 0.44, 0.1, 42),
  tone('copper', 0.56, 0.13, 48),
  tone('honey-blonde', 0.66, 0.09, 75),
  tone('blonde', 0.78, 0.08, 85),
  tone('silver', 0.8, 0.008, 260),
];

const named = (...names: string[]) => names.map((name) => swatchNamed(HAIR_COLOURS, name));

/** Below this lightness of skin the dark hair colours are dealt. */
const DEEP_SKIN_LIGHTNESS = 0.68;
/** A name that stands twice is dealt twice as often. */
const ON_DEEP_SKIN = named('black', 'dark brown', 'brown', 'black', 'dark brown');
const ON_LIGHT_SKIN = named(
  ...['black', 'dark brown', 'brown', 'auburn', 'copper', 'honey-blonde', 'blonde', 'brown'],
);
const SILVER = named('silver');

/** Years show in hair too: silver comes with them, and comes most to the oldest; coils grow dark on every skin. */
export function hairColoursFor(
  skin: Oklch,
  age: 'young' | 'middle' | 'older',
  texture: HairTraits['texture'] = 'straight',
): readonly Swatch[] {
  const isDark = skin.l < DEEP_SKIN_LIGHTNESS || texture === 'coily';
  const own = isDark ? ON_DEEP_SKIN : ON_LIGHT_SKIN;
  if (age === 'young') return own;
  const silver = Array.from({ length: own.length * (age === 'older' ? 5 : 0.25) }, () => SILVER).flat();
  return [...own, ...silver];
}
