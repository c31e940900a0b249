import { type Static, Type } from 'typebox';
import { LOOK_PIECES_MAX } from '../limits.ts';
import { LOOK_KEY } from '../look-address.ts';
import { FigureSchema, type OnFigure } from './figure.ts';
import { OutfitSchema } from './outfit.ts';
import { BodyShapesSchema, PlaceSchema, StylesSchema, WeatherInfoSchema } from './quiz.ts';
import { ImageSchema } from './text.ts';

export const LookParams = Type.Object({
  key: Type.String({
    pattern: LOOK_KEY.source,
    description: "Of the look, as in its picture's address",
    examples: ['4f1c9e0b7a2d48f3a6c5e1d09b8f7a63'],
  }),
});

const PieceSchema = Type.Object(
  {
    slot: Type.String({ description: 'Where it is worn', examples: ['coat'] }),
    name: Type.String({ examples: ['Camel wool coat'] }),
    colour: Type.Object({
      name: Type.String({ examples: ['camel'] }),
      value: Type.String({ description: 'A CSS colour', examples: ['#c19a6b'] }),
    }),
    image: Type.String({
      ...ImageSchema,
      description: 'URL of the piece laid flat, 320 px square: PNG by default, AVIF or WebP by Accept',
    }),
  },
  { title: 'Piece' },
);
export type Piece = Static<typeof PieceSchema>;

export const LookAnswer = Type.Object({
  outfit: OutfitSchema,
  pieces: Type.Array(PieceSchema, { description: 'None of an uploaded picture' }),
});
export type LookWithPieces = Static<typeof LookAnswer>;

export const SwapPieceBody = Type.Object({
  piece: Type.Integer({
    minimum: 0,
    maximum: LOOK_PIECES_MAX - 1,
    description: 'The place of the piece in the list, from 0',
    examples: [1],
  }),
});
export const SwapPieceAnswer = Type.Object({
  swaps: Type.Array(
    Type.Object({ outfit: OutfitSchema, piece: PieceSchema }, { description: 'A look with this piece' }),
    { description: 'Best first; at most five, none where nothing else goes with the rest' },
  ),
});
export type PieceSwaps = Static<typeof SwapPieceAnswer>;
export type PieceSwap = PieceSwaps['swaps'][number];

export const TodaysLookBody = Type.Object({
  date: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'The day where the visitor is',
    examples: ['2026-11-24'],
  }),
  turn: Type.Integer({ minimum: 0, maximum: 1, default: 0, description: '1: the second look of the day' }),
  styles: Type.Optional(StylesSchema),
  bodyShapes: Type.Optional(BodyShapesSchema),
  use_weather: Type.Boolean({ default: false }),
  ...PlaceSchema,
  figure: Type.Optional(FigureSchema),
});
export type TodaysLookRequest = OnFigure<Static<typeof TodaysLookBody>>;

export const TodaysLookAnswer = Type.Object({
  outfit: Type.Union([OutfitSchema, Type.Null()], { description: 'Null where no look is offered' }),
  weather: WeatherInfoSchema,
});
export type TodaysLook = Static<typeof TodaysLookAnswer>;
