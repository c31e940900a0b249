import type { Static } from 'typebox';
import { describe, expectTypeOf, it } from 'vitest';
import type { Figure } from '../figure.ts';
import type { FigureSchema } from './figure.ts';
import type { Outfit, OutfitSchema } from './outfit.ts';
import type { WeatherInfo, WeatherInfoSchema } from './quiz.ts';

// The types that `@glow/widgets` publishes are written out, so that its declarations name no schema library.
describe('wire types', () => {
  it('are those of their schemas', () => {
    expectTypeOf<Outfit>().toEqualTypeOf<Static<typeof OutfitSchema>>();
    expectTypeOf<Figure>().toEqualTypeOf<Static<typeof FigureSchema>>();
    expectTypeOf<WeatherInfo>().toEqualTypeOf<Static<typeof WeatherInfoSchema>>();
  });
});
