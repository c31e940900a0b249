import { toHex } from '../colour/convert.ts';
import { colourDifference } from '../colour/difference.ts';
import type { Oklch } from '../colour/oklch.ts';
import { groundOf } from '../rules/gates/ground.gate.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

const MAX_COLOURS = 5;
const MIN_COLOURS = 3;
const TELLABLE = 0.06;

/** Returns three to five colours of the look as `#rrggbb`, largest area first, filled up from its prints and its ground. */
export function lookPalette({ worn, spec }: OutfitReading): readonly string[] {
  const chosen: Oklch[] = [];
  const add = (colour: Oklch | undefined) => {
    if (colour && chosen.every((known) => colourDifference(known, colour) >= TELLABLE)) chosen.push(colour);
  };
  const bySize = [...worn].sort((a, b) => b.area - a.area);
  for (const { colour } of bySize) add(colour);
  for (const { item } of bySize) if (chosen.length < MIN_COLOURS) add(item.cloth.second);
  for (const filler of [groundOf(spec.scene), spec.scene.palette.floor, spec.scene.palette.shade]) {
    if (chosen.length < MIN_COLOURS) add(filler);
  }
  return chosen.slice(0, MAX_COLOURS).map(toHex);
}
