import { Type } from 'typebox';
import { LEAN_MAX, TRAITS, TRAITS_VERSION } from '../traits.ts';

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
