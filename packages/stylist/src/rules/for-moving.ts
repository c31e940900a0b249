import { ATHLETIC_SLOTS, type Garment } from '../wardrobe/garment.ts';

/** Jackets at most this dressed up go over leggings. */
const CASUAL_COVER = 1.5;
const COVERS: ReadonlySet<string> = new Set(['coat', 'layer']);

/** Fits a sporty look: athletic clothes, and over them something quilted or as plain as they are. */
export function isForMoving({ slot, purpose, formality, cut }: Garment): boolean {
  if (purpose === 'sport') return true;
  if (COVERS.has(slot)) return cut.type === 'puffer' || formality <= CASUAL_COVER;
  return !ATHLETIC_SLOTS.has(slot);
}
