import type { OutfitReading } from '../rules/outfit-reading.ts';

/** Weight of novelty against a look's own score. */
const WEIGHT = 0.3;

/** Remembers what a run of decks has dressed in, so that nothing in the wardrobe goes unseen. */
export class Novelty {
  readonly #worn = new Map<string, number>();

  /** What a look adds by wearing what was seldom worn: from 0 to 0.3 for its rarest piece. */
  bonus({ worn }: OutfitReading): number {
    const rarest = Math.min(...worn.map(({ garment }) => this.#worn.get(garment.id) ?? 0));
    return WEIGHT / (1 + rarest);
  }

  note({ worn }: OutfitReading): void {
    for (const { garment } of worn) this.#worn.set(garment.id, (this.#worn.get(garment.id) ?? 0) + 1);
  }
}
