import { isPrint, isShiny } from '../garments/cloth-traits.ts';
import type { Condition, Garment, Slot } from '../garments/garment.ts';
import { pickWeighted } from '../random.ts';
import { ANY_WEATHER } from './dealt-place.ts';
import type { Candidate, GarmentPool } from './garment-pool.ts';

const MAX_SPREAD = 2;
const DRESSED: ReadonlySet<Slot> = new Set(['dress', 'top', 'bottom', 'layer', 'coat', 'shoes']);

/** Garments being chosen, outermost questions first; every pick narrows the next. */
export class Selection {
  readonly picks: Candidate[] = [];
  readonly #pool: GarmentPool;
  readonly #random: () => number;
  readonly #favour: (candidate: Candidate) => number;
  #conditions: readonly Condition[];
  #lowest = Infinity;
  #highest = -Infinity;
  #printed = false;
  #shines = false;
  #borrowed = false;

  /** `faces`: the weather every piece has to face one kind of. */
  constructor(
    pool: GarmentPool,
    random: () => number,
    faces: readonly Condition[] = ANY_WEATHER,
    favour: (candidate: Candidate) => number = () => 1,
  ) {
    this.#favour = favour;
    this.#pool = pool;
    this.#random = random;
    this.#conditions = faces;
  }

  /** Picks for a slot among what still goes with the rest; undefined when nothing does. */
  add(slot: Slot, accepts: (candidate: Candidate) => boolean = () => true): Candidate | undefined {
    const open = (this.#pool.get(slot) ?? []).filter(
      (candidate) => this.#goesWithRest(candidate) && accepts(candidate),
    );
    if (open.length === 0) return undefined;
    const picked = pickWeighted(this.#random, open, (pick) => pick.weight * this.#favour(pick));
    this.picks.push(picked);
    this.#note(picked);
    return picked;
  }

  garment(slot: Slot): Garment | undefined {
    return this.picks.find(({ garment }) => garment.slot === slot)?.garment;
  }

  #goesWithRest({ garment, option, formality, conditions, standing }: Candidate): boolean {
    if (this.#borrowed && standing === 'lent') return false;
    if (!this.#conditions.some((condition) => conditions.includes(condition))) return false;
    if (this.#printed && isPrint(option.name)) return false;
    if (!DRESSED.has(garment.slot)) return true;
    if (formality > this.#lowest + MAX_SPREAD || formality < this.#highest - MAX_SPREAD) return false;
    return !(this.#shines && isShiny(option.name) && garment.slot !== 'bottom' && garment.slot !== 'top');
  }

  #note({ garment, option, formality, conditions, standing }: Candidate): void {
    this.#borrowed ||= standing === 'lent';
    this.#conditions = this.#conditions.filter((condition) => conditions.includes(condition));
    this.#printed ||= isPrint(option.name);
    if (!DRESSED.has(garment.slot)) return;
    this.#shines ||= isShiny(option.name);
    this.#lowest = Math.min(this.#lowest, formality);
    this.#highest = Math.max(this.#highest, formality);
  }
}
