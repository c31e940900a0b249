import { oklch } from '../colour/convert.ts';
import type { Oklch } from '../colour/oklch.ts';
import type { Cloth } from '../garments/cloth.ts';
import { clamp, lerp, type Point, smoothstep } from './kit/point.ts';
import type { FigureLight } from './scene/figure-light.ts';

/** Colours of more chroma than this keep their hue in any light; below it, a light would give them one of its own. */
const NEUTRAL = 0.028;
const COLOURED = 0.048;
const RADIANS = Math.PI / 180;

/** What each light adds to neutrals, as a and b of OKLab, and whether dark or pale ones take it. */
const CASTS: Readonly<Partial<Record<FigureLight, { readonly on: 'dark' | 'pale'; readonly cast: Point }>>> =
  {
    bounce: { on: 'dark', cast: [0.0095, 0.006] },
    rim: { on: 'pale', cast: [0.002, -0.017] },
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

/** What the dusk takes from colours, given back: chroma, and lightness. */
const JEWEL = { chroma: 1.14, lightness: 0.022 };

function colourAtDusk({ l, c, h }: Oklch): Oklch {
  const share = clamp((c - NEUTRAL) / (COLOURED - NEUTRAL));
  return oklch(l + JEWEL.lightness * share, c * lerp(1, JEWEL.chroma, share), h);
}

const inLight = (colour: Oklch, light: FigureLight) =>
  neutralInLight(light === 'rim' ? colourAtDusk(colour) : colour, light);

/** Returns the cloth as it is painted in a light: black stays black by warm lamps, ivory is not lilac at night, and jewel colours stay rich. */
export function clothByLight(cloth: Cloth, light: FigureLight): Cloth {
  const { colour, second, third } = cloth;
  return {
    ...cloth,
    colour: inLight(colour, light),
    ...(second ? { second: inLight(second, light) } : {}),
    ...(third ? { third: inLight(third, light) } : {}),
  };
}
