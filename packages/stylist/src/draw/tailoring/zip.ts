import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf } from '#colour/tones.ts';
import { stroke } from '../kit/svg-element.ts';

const TEETH = toHex(oklch(0.9, 0.01, 90));

/** Draws a zip along a line: its pale teeth on a dark tape, `tape` px wide. */
export function drawZip(line: string, cloth: Oklch, tape = 6): string {
  return stroke(line, darkOf(cloth), tape, 'stroke-opacity=".5"') + drawTeeth(line);
}

/** Draws only the teeth: a zip in a seam. */
export function drawTeeth(line: string): string {
  return stroke(line, TEETH, 2.4, 'stroke-dasharray="3 2.2"');
}
