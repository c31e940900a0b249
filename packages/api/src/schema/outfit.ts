import { Type } from 'typebox';
import { NameSchema } from './text.ts';

/** An outfit on the wire (spec section 3, INTERFACE section 2). */
export interface Outfit {
  name: string;
  image: string;
  tags: string[];
  source_url: string;
  alt: string;
  palette: string[];
  reasons: string[];
}

export const OutfitSchema = Type.Object(
  {
    name: NameSchema,
    image: Type.String({ description: 'URL: PNG by default, AVIF or WebP by Accept, smaller with ?w=' }),
    tags: Type.Array(Type.String()),
    source_url: Type.String(),
    alt: Type.String({ description: 'Exact words for the picture' }),
    palette: Type.Array(Type.String(), { description: '3–5 CSS colours' }),
    reasons: Type.Array(Type.String(), { description: '0–3 sentences' }),
  },
  { title: 'Outfit' },
);
