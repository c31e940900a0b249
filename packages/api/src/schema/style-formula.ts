import { type Static, Type } from 'typebox';
import { FORMULA_LOOKS_MAX, URL_MAX_LENGTH } from '../limits.ts';
import { FigureSchema, type OnFigure } from './figure.ts';
import { OutfitSchema } from './outfit.ts';
import { ImageSchema } from './text.ts';

/** The liked looks, by the addresses of their pictures. */
export const StyleFormulaBody = Type.Object({
  images: Type.Array(Type.String({ ...ImageSchema, minLength: 1, maxLength: URL_MAX_LENGTH }), {
    minItems: 1,
    maxItems: FORMULA_LOOKS_MAX,
  }),
  figure: Type.Optional(FigureSchema),
});
export type StyleFormulaRequest = OnFigure<Static<typeof StyleFormulaBody>>;

export const StyleFormulaAnswer = Type.Object({
  words: Type.Array(Type.String({ examples: ['Polished'] }), {
    description: 'Three, the most telling first',
  }),
  palette: Type.Array(
    Type.Object({
      name: Type.String({ examples: ['brick red'] }),
      colour: Type.String({ examples: ['#b24d49'] }),
    }),
    { description: 'Up to five colours, the largest share first' },
  ),
  lines: Type.Array(Type.String({ examples: ['Long, moving hems'] }), { description: 'Up to three' }),
  outfits: Type.Array(OutfitSchema, {
    description: 'Up to five of the looks, on the figure where they suit it',
  }),
  pictures: Type.Object(
    { story: ImageSchema, square: ImageSchema },
    { description: 'JPEG, 1080 by 1920 and 1080 by 1080; they answer for 30 days' },
  ),
});
export type StyleFormulaInfo = Static<typeof StyleFormulaAnswer>;
