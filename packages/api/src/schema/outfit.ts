import { Type } from 'typebox';
import { TRAIT_MIDDLE, TRAITS, TRAITS_VERSION } from '../traits.ts';
import { ImageSchema, NameSchema } from './text.ts';

/** An outfit as it is sent. */
export interface Outfit {
  /** Two to five words; no other look has them. */
  name: string;
  /** URL of the picture: PNG by default, AVIF or WebP by `Accept`, smaller with `?w=`. */
  image: string;
  /** What the look is for, such as `sunny` or `Casual`. */
  tags: string[];
  /** Where an uploaded picture is from; empty for a drawn one. */
  source_url: string;
  /** Exact words for the picture. */
  alt: string;
  /** Three to five CSS colours. */
  palette: string[];
  /** Up to three sentences on why it suits. */
  reasons: string[];
  /** The picture in small, to show until it has come; absent until it has been made. Its form: `PREVIEW`. */
  preview?: string;
  /** What it is like, in the numbers of `TRAITS`; absent for an uploaded picture. */
  traits?: string;
  /** The picture in layers that lie over each other, for a page that moves them; absent until they have been made. */
  layers?: OutfitLayers;
}

/** URLs of a picture's layers, in formats as `image`, in the widths of `LAYER_WIDTHS`. Figure and front are 2.5 % larger on every side. */
export interface OutfitLayers {
  back: string;
  figure: string;
  front: string;
}

const PREVIEW_DESCRIPTION =
  'The picture in small: base64 of 16 colours of three bytes each, then 24 by 32 pixels of four bits each, the left one in the high bits';

/** A picture's preview, wherever an answer carries one. */
export const PreviewSchema = Type.Optional(Type.String({ description: PREVIEW_DESCRIPTION }));

const LAYERS_DESCRIPTION =
  'URLs of three pictures that lie over each other as `image` does, figure and front 2.5 % larger on every side; with ?w= 640 or 960';

const LayersSchema = Type.Optional(
  Type.Object(
    { back: Type.String(), figure: Type.String(), front: Type.String() },
    { description: LAYERS_DESCRIPTION },
  ),
);

export const OutfitSchema = Type.Object(
  {
    name: NameSchema,
    image: Type.String({
      ...ImageSchema,
      description: 'URL: PNG by default, AVIF or WebP by Accept, smaller with ?w=',
    }),
    tags: Type.Array(Type.String({ examples: ['sunny'] })),
    source_url: Type.String(),
    alt: Type.String({
      description: 'Exact words for the picture',
      examples: ['A woman in a rust trench over a cream knit and straight dark jeans'],
    }),
    palette: Type.Array(Type.String({ examples: ['#a8502f'] }), { description: '3–5 CSS colours' }),
    reasons: Type.Array(Type.String({ examples: ['Rust is the one colour among neutrals'] }), {
      description: '0–3 sentences',
    }),
    preview: PreviewSchema,
    traits: Type.Optional(
      Type.String({
        description: `${TRAITS_VERSION} and a digit of 0–8 (4: neither) for each of ${TRAITS.join(', ')}`,
        examples: [`${TRAITS_VERSION}:${String(TRAIT_MIDDLE).repeat(TRAITS.length)}`],
      }),
    ),
    layers: LayersSchema,
  },
  { title: 'Outfit' },
);
