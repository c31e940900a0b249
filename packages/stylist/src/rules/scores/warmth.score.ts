import { typicalCelsius } from '../clo.ts';
import { sceneTraits } from '../scene-traits.ts';
import { closeness, type Score } from '../score.ts';

const SIGMA_CLO = 0.15;

export const warmth: Score = {
  id: 'warmth',
  weight: 0.16,
  rate: ({ clo }, brief) => closeness(clo, brief.clo.target, SIGMA_CLO),
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
