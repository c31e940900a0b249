import type { Figure } from '@glow/api';
import type { Expression } from '../outfit.ts';
import type { Cast } from './casting.ts';
import { hairColourOf, skinOf } from './figure-lists.ts';

/** Returns who a figure is, to be dressed. */
export function castOf(figure: Figure, expression: Expression = 'calm'): Cast {
  const { bodyShape, presentation, hairStyle, covering, glasses, facialHair, aid } = figure;
  const { build = 'medium', stature = 'average', face = 'oval', age = 'young' } = figure;
  return {
    ...{ bodyShape, presentation, build, stature, face, expression, age },
    skin: skinOf(figure),
    hair: { style: hairStyle, colour: hairColourOf(figure) },
    head: covering ?? 'hair',
    ...(glasses && { glasses }),
    ...(facialHair && { facialHair }),
    ...(aid && { aid }),
  };
}
