import { STYLES, type Style, WEATHER_TAGS } from '@glow/api';
import { occasionGate, purposeGate } from '../rules/gates/brief.gates.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { weatherTagsSeen } from '../rules/seen-weather.ts';
import { styleBrief } from '../rules/style-briefs.ts';

/** Warmth and weather are tagged by what is worn; a style only by what it says of dress. */
const STYLE_GATES = [occasionGate, purposeGate];

/** The styles whose brief a look meets in formality and purpose. */
export function stylesOf(reading: OutfitReading): readonly Style[] {
  return STYLES.filter((style) =>
    WEATHER_TAGS.some((weather) =>
      STYLE_GATES.every((gate) => gate.check(reading, styleBrief(style, weather)) === undefined),
    ),
  );
}

/** Returns tags in the wire's spelling: styles, body shape, weather by computed clo and by what is seen. */
export function lookTags(reading: OutfitReading): readonly string[] {
  return [...stylesOf(reading), reading.spec.figure.bodyShape, ...weatherTagsSeen(reading)];
}
