import { BODY_SHAPES, type BodyShape } from '@glow/api';
import { hairColoursFor } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import type { Swatch } from '../colour/swatches.ts';
import { HAIR_STYLES, type HairStyle } from '../outfit.ts';
import { pickOne, shuffled } from '../random.ts';

/** Who wears a look, before pose and clothes are chosen. */
export interface Cast {
  readonly bodyShape: BodyShape;
  readonly skin: Swatch;
  readonly hair: { readonly style: HairStyle; readonly colour: Swatch };
  /** `headscarf`: she wears one, in a colour of the look. */
  readonly head: 'hair' | 'headscarf';
}

/** An afro is dealt to skin up to this lightness. */
const AFRO_SKIN_LIGHTNESS = 0.72;
/** Every so manieth woman of a fair deal wears a headscarf. */
const HEADSCARF_EVERY = 11;

function castWith(
  random: () => number,
  bodyShape: BodyShape,
  skin: Swatch,
  style: HairStyle,
  head: Cast['head'],
): Cast {
  const suited = style === 'afro' && skin.colour.l > AFRO_SKIN_LIGHTNESS ? 'curls' : style;
  const colours = suited === 'afro' ? hairColoursFor({ l: 0, c: 0, h: 0 }) : hairColoursFor(skin.colour);
  return { bodyShape, skin, hair: { style: suited, colour: pickOne(random, colours) }, head };
}

/** One woman at random. */
export function castOne(random: () => number, bodyShape?: BodyShape): Cast {
  return castWith(
    random,
    bodyShape ?? pickOne(random, BODY_SHAPES),
    pickOne(random, SKIN_TONES),
    pickOne(random, HAIR_STYLES),
    random() * HEADSCARF_EVERY < 1 ? 'headscarf' : 'hair',
  );
}

/** Styles in the order dealt, an afro changing places with a style on the deepest skin that has none. */
function fitted(styles: readonly HairStyle[], skins: readonly Swatch[]): readonly HairStyle[] {
  const result = [...styles];
  const light = (index: number) => (skins[index]?.colour.l ?? 1) > AFRO_SKIN_LIGHTNESS;
  for (const [index, style] of styles.entries()) {
    if (style !== 'afro' || !light(index)) continue;
    const other = result.findIndex((worn, place) => worn !== 'afro' && !light(place));
    const swapped = result[other];
    if (swapped === undefined) continue;
    result[index] = swapped;
    result[other] = 'afro';
  }
  return result;
}

function deal<T>(random: () => number, list: readonly T[], count: number): readonly T[] {
  const result: T[] = [];
  while (result.length < count) result.push(...shuffled(random, list));
  return result.slice(0, count);
}

/** Women in fair shares: every body, skin tone and hair style once before any comes again. */
export function castMany(random: () => number, count: number, bodyShape?: BodyShape): readonly Cast[] {
  const shapes = deal(random, bodyShape ? [bodyShape] : BODY_SHAPES, count);
  const skins = deal(random, SKIN_TONES, count);
  const styles = fitted(deal(random, HAIR_STYLES, count), skins);
  const scarfAt = Math.floor(random() * HEADSCARF_EVERY);
  return skins.map((skin, index) =>
    castWith(
      random,
      shapes[index] ?? 'Rectangle',
      skin,
      styles[index] ?? 'bob',
      index % HEADSCARF_EVERY === scarfAt ? 'headscarf' : 'hair',
    ),
  );
}
