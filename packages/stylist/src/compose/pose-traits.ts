import type { PoseName, SceneName } from '../outfit.ts';

/** What a pose asks of clothes, bag, body and place. */
export interface PoseTraits {
  readonly weight: number;
  /**
   * `hand`: one in a pocket; `both`: two; `clutch`: held in front; `lapel`: one to close on; `jacket`: one that can be
   * carried; `hair`: nothing on the head; `open-chest`: no long scarf before it; `back`: nothing worn that only a front shows.
   */
  readonly needs?: 'hand' | 'both' | 'clutch' | 'lapel' | 'jacket' | 'hair' | 'open-chest' | 'back';
  /** Hands that have no room for a bag, or a left one that is busy, which a cane or a missing hand forbids. */
  readonly hands?: 'taken' | 'left-busy';
  /**
   * Legs apart or crossed, which a floor-length hem and a cane forbid, and crossed ones wide trousers too; or folded,
   * which only the hem does.
   */
  readonly legs?: 'striding' | 'crossed' | 'sitting';
  /** Where it is seen: anywhere unless said. */
  readonly places?: ReadonlySet<SceneName>;
}

const SEATS: ReadonlySet<SceneName> = new Set([
  'cafe',
  'bookshop',
  'library',
  'loft',
  'lodge',
  'wine-bar',
  'terrace',
  'garden',
  'studio',
  'gallery',
  'office',
]);
const WITH_A_CUP: ReadonlySet<SceneName> = new Set([
  'cafe',
  'street',
  'park',
  'office',
  'market',
  'cloud',
  'autumn',
  'snow',
  'bookshop',
  'loft',
  'harbour',
  'fair',
]);
const WITH_A_DOG: ReadonlySet<SceneName> = new Set([
  'park',
  'autumn',
  'street',
  'harbour',
  'garden',
  'cloud',
  'sun',
  'riverside',
]);
const BESIDE_A_PILLAR: ReadonlySet<SceneName> = new Set(['studio', 'gallery', 'arch', 'office']);
const MILD: ReadonlySet<SceneName> = new Set([
  'sun',
  'street',
  'terrace',
  'garden',
  'office',
  'gallery',
  'loft',
  'riverside',
  'rooftop',
  'park',
  'market',
  'arch',
]);

/** How often each pose is seen, and where it can be. */
export const POSE_TRAITS: Readonly<Record<PoseName, PoseTraits>> = {
  contra: { weight: 8, needs: 'hand' },
  hip: { weight: 3 },
  walk: { weight: 4, legs: 'striding' },
  poise: { weight: 1, needs: 'clutch' },
  stroll: { weight: 1.2 },
  cross: { weight: 0.4, legs: 'crossed' },
  lean: { weight: 2, needs: 'hand' },
  still: { weight: 1 },
  step: { weight: 2.5, legs: 'striding' },
  pockets: { weight: 4, needs: 'both', hands: 'taken' },
  akimbo: { weight: 0.2, hands: 'taken' },
  glance: { weight: 2 },
  turned: { weight: 2 },
  angled: { weight: 3 },
  behind: { weight: 0.25, needs: 'back' },
  stride: { weight: 6, legs: 'striding' },
  profile: { weight: 2, legs: 'striding' },
  'glance-back': { weight: 0.45, needs: 'back', legs: 'striding' },
  lapel: { weight: 0.7, needs: 'lapel', hands: 'left-busy' },
  hair: { weight: 0.4, needs: 'hair', hands: 'left-busy' },
  'jacket-over': { weight: 1, needs: 'jacket', hands: 'left-busy', places: MILD },
  cup: { weight: 6, needs: 'open-chest', hands: 'left-busy', places: WITH_A_CUP },
  lead: { weight: 4, hands: 'left-busy', legs: 'striding', places: WITH_A_DOG },
  umbrella: { weight: 30, hands: 'left-busy', places: new Set(['rain']) },
  seated: { weight: 2, legs: 'sitting', places: SEATS },
  perched: { weight: 2, legs: 'sitting', places: SEATS },
  'against-pillar': { weight: 1.5, hands: 'left-busy', places: BESIDE_A_PILLAR },
};
