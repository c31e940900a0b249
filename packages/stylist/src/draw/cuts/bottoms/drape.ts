import type { ClothName } from '#garments/cloth.ts';
import type { SkirtShape } from '#garments/cut.ts';

/** How a skirt falls. */
export type Drape = 'cones' | 'gathers' | 'pleats' | 'stiff' | 'column' | 'trumpet' | 'tulle';

/** Too stiff to fold. */
const STIFF: ReadonlySet<ClothName> = new Set<ClothName>([
  ...(['denim', 'corduroy', 'leather', 'tweed', 'quilted', 'fleece', 'straw'] as const),
]);
/** Crisp cottons and linen, gathered into their waistband. */
const CRISP: ReadonlySet<ClothName> = new Set<ClothName>(['linen', 'gingham', 'broderie', 'shirt-stripe']);

/** Returns how a skirt of this shape falls in this cloth: the cloth decides wherever the cut leaves it a choice. */
export function drapeOf(shape: SkirtShape, cloth: ClothName): Drape {
  switch (shape) {
    case 'pleated':
      return 'pleats';
    case 'slip':
    case 'pencil':
    case 'mini':
      return 'column';
    case 'trumpet':
      return 'trumpet';
    case 'tiered':
    case 'gathered':
      return cloth === 'tulle' ? 'tulle' : 'gathers';
    case 'a-line':
      if (CRISP.has(cloth)) return 'gathers';
      return STIFF.has(cloth) ? 'stiff' : 'cones';
    case 'wrap':
    case 'gown':
    case 'asymmetric':
      return STIFF.has(cloth) ? 'stiff' : 'cones';
  }
}
