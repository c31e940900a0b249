import type { ShoeCut } from '../garments/cut.ts';
import { ATHLETIC_SLOTS, type Garment } from '../garments/garment.ts';

/** Jackets at most this dressed up go over leggings. */
const CASUAL_COVER = 1.5;
/** In a coat down to the knee nobody trains. */
const KNEE_LENGTH = 5.5;
const COVERS: ReadonlySet<string> = new Set(['coat', 'layer']);
/** Shoes of everyday looks that came from a court or a path. */
const FROM_SPORT: ReadonlySet<ShoeCut['last']> = new Set(['sneaker', 'high-top', 'hiking-boot']);

/** Fits a sporty look: athletic clothes, shoes to move in, and over them something quilted or as plain as they are. */
export function isForMoving({ slot, purpose, formality, cut }: Garment): boolean {
  if (purpose === 'sport') return true;
  if (cut.type === 'shoe') return FROM_SPORT.has(cut.last);
  if (cut.type === 'puffer') return cut.hem < KNEE_LENGTH;
  if (COVERS.has(slot)) return formality <= CASUAL_COVER;
  return !ATHLETIC_SLOTS.has(slot);
}
