import { typicalCelsius } from '../clo.ts';
import { sceneTraits } from '../scene-traits.ts';
import { closeness, type Score } from '../score.ts';
import { warmthRange } from '../warmth-range.ts';

const SIGMA_CLO = 0.25;

export const warmth: Score = {
  id: 'warmth',
  weight: 0.22,
  rate: ({ clo, spec }, brief) => closeness(clo, warmthRange(brief, spec.scene.name).target, SIGMA_CLO),
  say: ({ clo, spec }) => {
    if (sceneTraits(spec.scene.name).falls === 'rain')
      return 'Every piece can take the rain, shoes included.';
    const said = [
      `The pieces add up to ${clo.toFixed(2)} clo, what people wear outdoors at about ${typicalCelsius(clo)} °C.`,
      `Dressed for about ${typicalCelsius(clo)} °C outdoors: the pieces add up to ${clo.toFixed(2)} clo.`,
    ];
    return said[spec.seed % said.length];
  },
};
