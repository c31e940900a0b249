import { oklch } from '../colour/convert.ts';
import type { Oklch } from '../colour/oklch.ts';
import type { Cloth } from '../garments/cloth.ts';
import { clamp, type Point, smoothstep } from './kit/point.ts';
import type { FigureLight } from './scene/figure-light.ts';

/** Colours of more chroma than this keep their hue in any light; below it, a light would give them one of its own. */
const NEUTRAL = 0.028;
const COLOURED = 0.048;
const RADIANS = Math.PI / 180;

/** What each light adds to neutrals, as a and b of OKLab, and whether dark or pale ones take it. */
const CASTS: Readonly<Partial<Record<FigureLight, { readonly on: 'dark' | 'pale'; readonly cast: Point }>>> =
  {
    bounce: { on: 'dark', cast: [0.0095, 0.006] },
    rim: { on: 'pale', cast: [0.006, -0.029] },
    shade: { on: 'pale', cast: [0, -0.013] },
  };

const paleness = ({ l }: Oklch) => smoothstep((l - 0.4) / 0.4);

/** A neutral as it is painted, so that it still looks neutral under the washes of the light. */
function neutralInLight(colour: Oklch, light: FigureLight): Oklch {
  const wash = CASTS[light];
  if (!wash) return colour;
  const neutral = clamp((COLOURED - colour.c) / (COLOURED - NEUTRAL));
  const share = neutral * (wash.on === 'pale' ? paleness(colour) : 1 - paleness(colour));
  if (share === 0) return colour;
  const a = colour.c * Math.cos(colour.h * RADIANS) - wash.cast[0] * share;
  const b = colour.c * Math.sin(colour.h * RADIANS) - wash.cast[1] * share;
  return oklch(colour.l, Math.hypot(a, b), (Math.atan2(b, a) / RADIANS + 360) % 360);
}

/** Returns the cloth as it is painted in a light: black stays black by warm lamps, and ivory is not lilac at night. */
export function clothByLight(cloth: Cloth, light: FigureLight): Cloth {
  const { colour, second, third } = cloth;
  return {
    ...cloth,
    colour: neutralInLight(colour, light),
    ...(second ? { second: neutralInLight(second, light) } : {}),
    ...(third ? { third: neutralInLight(third, light) } : {}),
  };
}
