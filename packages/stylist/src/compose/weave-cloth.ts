import { colourDifference, hueDistance } from '../colour/difference.ts';
import type { ColourStory } from '../colour/harmony.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { CHROMATICS, NEUTRALS, swatchNamed } from '../colour/swatches.ts';
import type { Cloth } from '../garments/cloth.ts';
import type { Candidate } from './garment-pool.ts';

const neutral = (name: string) => swatchNamed(NEUTRALS, name).colour;
const IVORY = neutral('ivory');
const CREAM = neutral('cream');
const NAVY = neutral('navy');
const TOBACCO = neutral('tobacco');
const BUTTER = swatchNamed(CHROMATICS, 'butter yellow').colour;

const MIN_PRINT_CONTRAST = 0.2;

/** A motif that is only another hue, as dark as its ground, reads as camouflage. */
const MIN_MOTIF_LIGHT = 0.16;

/** The first colour that tells apart from the ground. */
function against(ground: Oklch, ...wishes: readonly Oklch[]): Oklch {
  const fitting = wishes.find((wish) => colourDifference(wish, ground) >= MIN_PRINT_CONTRAST);
  return fitting ?? (ground.l > 0.6 ? NAVY : IVORY);
}

/** The first colour that is lighter or darker than the ground as well. */
function motifOn(ground: Oklch, ...wishes: readonly Oklch[]): Oklch {
  return against(ground, ...wishes.filter(({ l }) => Math.abs(l - ground.l) >= MIN_MOTIF_LIGHT));
}

/** Wider apart than this on the wheel, in degrees, stripe and ground are a deckchair. */
const STRIPE_REACH = 60;

/** The colours that a stripe or check may have on a ground: any on a neutral one, its own hue's neighbours on a coloured one. */
const kindTo = (ground: Oklch, ...wishes: readonly Oklch[]) =>
  wishes.filter(
    (wish) => isNeutral(ground) || isNeutral(wish) || hueDistance(wish.h, ground.h) <= STRIPE_REACH,
  );

const deepened = (colour: Oklch): Oklch =>
  colour.l > 0.56 ? { ...colour, l: 0.5, c: Math.min(colour.c, 0.11) } : colour;

/** A tuxedo's braid is the cloth in silk: a shade deeper, on black a shade paler. */
const braidOn = (ground: Oklch): Oklch => ({
  ...ground,
  l: ground.l > BRAID_DEPTH + 0.2 ? ground.l - BRAID_DEPTH : ground.l + BRAID_DEPTH,
});
const BRAID_DEPTH = 0.1;

type Chosen = Pick<Candidate, 'garment' | 'option'>;

/** The colours beside the ground that a cloth's print, or a garment's trim, is made in. */
function trims(pick: Chosen, ground: Oklch, story: ColourStory): Partial<Pick<Cloth, 'second' | 'third'>> {
  const { main, accent, light, dark } = story;
  switch (pick.option.name) {
    case 'breton':
      return { second: against(ground, dark.colour) };
    case 'shirt-stripe':
    case 'gingham':
      return { second: against(ground, ...kindTo(ground, main.colour, accent.colour), dark.colour) };
    case 'tartan':
      return { second: against(ground, NAVY, light.colour), third: against(ground, BUTTER, CREAM) };
    case 'check':
      return {
        second: against(ground, dark.colour, light.colour),
        third: against(ground, accent.colour, light.colour),
      };
    case 'tweed':
      return { second: against(ground, dark.colour, light.colour), third: accent.colour };
    case 'herringbone':
      return { second: against(ground, light.colour, dark.colour) };
    case 'polka':
      return { second: against(ground, IVORY, main.colour) };
    case 'leopard':
      return { second: against(ground, TOBACCO, CREAM) };
    case 'floral':
    case 'paisley':
      return {
        second: motifOn(ground, story.second.colour, CREAM),
        third: against(ground, accent.colour, BUTTER),
      };
    default:
      break;
  }
  const { cut } = pick.garment;
  if (cut.type === 'shoe' && (cut.last === 'sneaker' || cut.last === 'runner'))
    return { second: accent.colour };
  if (cut.type === 'trousers' && cut.sideStripe && pick.garment.purpose === 'occasion')
    return { second: braidOn(ground) };
  if (cut.type === 'trousers' && cut.sideStripe) return { second: against(ground, IVORY, NAVY) };
  if (cut.type === 'hat' && cut.shape === 'straw')
    return { second: against(ground, main.colour, dark.colour) };
  if (cut.type === 'hoodie' && cut.sideStripe) return { second: against(ground, IVORY, NAVY) };
  if (pick.garment.id === 'tennis-tank') return { second: against(ground, main.colour, NAVY) };
  return {};
}

/** A chosen garment's cloth in its colours. */
export function weaveCloth(pick: Chosen, colour: Oklch, story: ColourStory): Cloth {
  const { name, scale } = pick.option;
  const ground = name === 'tartan' ? deepened(colour) : colour;
  return { name, colour: ground, ...trims(pick, ground, story), ...(scale === undefined ? {} : { scale }) };
}
