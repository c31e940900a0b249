import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { HeadModel } from '../head-model.ts';

const BROWN = oklch(0.33, 0.06, 48);
const HAZEL = oklch(0.44, 0.07, 75);
const LIGHT_EYES = [BROWN, HAZEL, oklch(0.5, 0.05, 240), oklch(0.5, 0.06, 150)] as const;
/** Skin as light as this may have light eyes, where the hair is not black. */
const LIGHT_SKIN = 0.78;
const DARK_HAIR = 0.3;

/** Returns the colour of the iris; on light skin it varies with the seed. */
export function irisOf({ context, hair, paints }: HeadModel): Oklch {
  if (paints.base.l < LIGHT_SKIN || hair.l < DARK_HAIR) return BROWN;
  return LIGHT_EYES[context.seed % LIGHT_EYES.length] ?? BROWN;
}
