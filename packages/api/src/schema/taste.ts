import { type Static, Type } from 'typebox';
import { NAME_MAX_LENGTH, TASTE_DECISIONS_MAX } from '../limits.ts';
import { LEAN_MAX, TRAIT_MIDDLE, TRAITS, TRAITS_VERSION } from '../traits.ts';

/** Later versions may have more traits; a taste of another version is disregarded, not refused. */
const LEANS_MAX_COUNT = 64;

/** What somebody leans to, in a call whose looks shall be nearer to it. It is neither stored nor logged. */
export const TasteSchema = Type.Optional(
  Type.Object(
    {
      version: Type.Integer({ minimum: 1, maximum: 99, examples: [TRAITS_VERSION] }),
      leans: Type.Array(Type.Integer({ minimum: -LEAN_MAX, maximum: LEAN_MAX }), {
        maxItems: LEANS_MAX_COUNT,
        description: `How far somebody leans to each trait: ${TRAITS.join(', ')}`,
        examples: [TRAITS.map((_, at) => (at === 0 ? 2 : 0))],
      }),
    },
    { description: 'Coarse, without an identity; neither stored nor logged. Another version is disregarded' },
  ),
);

/** A version, a colon and a digit for each trait. */
const TRAITS_TEXT_MAX_LENGTH = 80;

/** What a browser knows of a taste, as an account keeps it for whoever asks for that. */
export const KeptTasteSchema = Type.Object(
  {
    version: Type.Integer({ minimum: 1, maximum: 99, examples: [TRAITS_VERSION] }),
    decisions: Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH, examples: ['Berry linen in no rush'] }),
        traits: Type.String({
          minLength: 1,
          maxLength: TRAITS_TEXT_MAX_LENGTH,
          examples: [`${TRAITS_VERSION}:${TRAITS.map(() => TRAIT_MIDDLE).join('')}`],
        }),
        liked: Type.Boolean(),
      }),
      { maxItems: TASTE_DECISIONS_MAX, description: 'Looks that were liked or passed, the newest last' },
    ),
    said: Type.Array(
      Type.Object({
        trait: Type.Enum([...TRAITS]),
        end: Type.Integer({ minimum: -1, maximum: 1, description: '0: it shall not count' }),
      }),
      { maxItems: TRAITS.length, description: 'What the person said herself of a trait' },
    ),
  },
  { title: 'KeptTaste' },
);
export type KeptTaste = Static<typeof KeptTasteSchema>;

/** The taste that is kept with the account; null where there is none. */
export const KeptTasteAnswer = Type.Object({ taste: Type.Union([KeptTasteSchema, Type.Null()]) });
export const KeepTasteBody = Type.Object({ taste: KeptTasteSchema });
