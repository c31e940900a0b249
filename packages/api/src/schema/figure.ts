import { type Static, Type } from 'typebox';
import { FIGURE_CHOICES, type Figure } from '../figure.ts';
import { FITTED_IMAGES_MAX, URL_MAX_LENGTH } from '../limits.ts';
import { OutfitSchema } from './outfit.ts';
import { ImageSchema } from './text.ts';

/** A person's own figure. */
export const FigureSchema = Type.Object(
  {
    bodyShape: Type.Enum([...FIGURE_CHOICES.bodyShape]),
    presentation: Type.Enum([...FIGURE_CHOICES.presentation]),
    skin: Type.Enum([...FIGURE_CHOICES.skin]),
    hairStyle: Type.Enum([...FIGURE_CHOICES.hairStyle]),
    hairColour: Type.Enum([...FIGURE_CHOICES.hairColour]),
    build: Type.Optional(Type.Enum([...FIGURE_CHOICES.build])),
    stature: Type.Optional(Type.Enum([...FIGURE_CHOICES.stature])),
    face: Type.Optional(Type.Enum([...FIGURE_CHOICES.face])),
    covering: Type.Optional(Type.Enum([...FIGURE_CHOICES.covering])),
    age: Type.Optional(Type.Enum([...FIGURE_CHOICES.age])),
    glasses: Type.Optional(Type.Enum([...FIGURE_CHOICES.glasses])),
    facialHair: Type.Optional(Type.Enum([...FIGURE_CHOICES.facialHair])),
    aid: Type.Optional(Type.Enum([...FIGURE_CHOICES.aid])),
  },
  { title: 'Figure', description: 'The figure that the looks are drawn on; nothing of it is free-form' },
);

/** A request that names a figure, or none. */
export type OnFigure<Request> = Omit<Request, 'figure'> & { figure?: Figure | undefined };

/** A figure in plain clothes, as the editor shows it. */
export const DrawFigureBody = Type.Object({ figure: FigureSchema });
export type DrawFigureRequest = Static<typeof DrawFigureBody>;
export const FigurePictureAnswer = Type.Object({
  image: ImageSchema,
  alt: Type.String({ description: 'Exact words for the picture' }),
});
export type FigurePicture = Static<typeof FigurePictureAnswer>;

/** Looks by the addresses of their pictures, to be drawn on a figure; without one, on whom they were composed for. */
export const FitLooksBody = Type.Object({
  images: Type.Array(Type.String({ ...ImageSchema, minLength: 1, maxLength: URL_MAX_LENGTH }), {
    maxItems: FITTED_IMAGES_MAX,
  }),
  figure: Type.Optional(FigureSchema),
});
export type FitLooksRequest = OnFigure<Static<typeof FitLooksBody>>;
export const FitLooksAnswer = Type.Object({
  looks: Type.Array(
    Type.Object({
      of: Type.String({ ...ImageSchema, description: 'The address that was sent' }),
      outfit: OutfitSchema,
    }),
    {
      description:
        'In the order sent; none for an unknown picture, an upload, and what does not suit the figure',
    },
  ),
});
export type FittedLooks = Static<typeof FitLooksAnswer>;

/** The figure that is kept with the account; null where there is none. */
export const KeptFigureAnswer = Type.Object({ figure: Type.Union([FigureSchema, Type.Null()]) });
export type KeptFigure = Static<typeof KeptFigureAnswer>;
export const KeepFigureBody = Type.Object({ figure: FigureSchema });
export type KeepFigureRequest = Static<typeof KeepFigureBody>;
