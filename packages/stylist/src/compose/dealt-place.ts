import type { Condition } from '../garments/garment.ts';
import { SCENE_VARIANTS, type SceneName, type SceneVariant } from '../outfit.ts';
import { pickOne, pickWeighted } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import { sceneTraits } from '../rules/scene-traits.ts';

/** A place in one of the ways it is painted. */
export interface Place {
  readonly name: SceneName;
  readonly variant: SceneVariant;
}

export const ANY_WEATHER: readonly Condition[] = ['hot', 'cold', 'rain'];

/** What falls from the sky narrows the wardrobe before anything is picked. */
export function weatherIn({ name }: Place): readonly Condition[] {
  const { falls } = sceneTraits(name);
  if (falls === 'rain') return ['rain'];
  return falls === 'snow' ? ['cold'] : ANY_WEATHER;
}

export const sceneNames = (brief: Brief) => Object.keys(brief.scenes) as SceneName[];
const weightIn = (brief: Brief) => (name: SceneName) => brief.scenes[name] ?? 0;

/** One of a brief's places at random, its favourites more often. */
export function anyPlace(random: () => number, brief: Brief): Place {
  return {
    name: pickWeighted(random, sceneNames(brief), weightIn(brief)),
    variant: pickOne(random, SCENE_VARIANTS),
  };
}

/**
 * Deals a brief's places without replacement: each once before any comes again, then its favourites, half of them at
 * a time and painted in another way.
 */
export class PlaceDeck {
  readonly #brief: Brief;
  readonly #random: () => number;
  readonly #variants = new Map<SceneName, number>();
  #rest: SceneName[] = [];
  #rounds = 0;

  constructor(brief: Brief, random: () => number) {
    this.#brief = brief;
    this.#random = random;
  }

  /** The places still to come in this round, in the order they would be dealt. */
  upcoming(): readonly Place[] {
    if (this.#rest.length === 0) this.#rest = this.#round();
    return this.#rest.map((name) => ({ name, variant: this.#variantOf(name) }));
  }

  /** Any of the brief's places, for when none of the upcoming ones will do. */
  another(): Place {
    const { name } = anyPlace(this.#random, this.#brief);
    return { name, variant: this.#variantOf(name) };
  }

  take({ name }: Place): void {
    this.#rest = this.#rest.filter((other) => other !== name);
    this.#variants.set(name, (this.#variants.get(name) ?? this.#offset(name)) + 1);
  }

  #variantOf(name: SceneName): SceneVariant {
    const turn = this.#variants.get(name) ?? this.#offset(name);
    this.#variants.set(name, turn);
    return SCENE_VARIANTS[turn % SCENE_VARIANTS.length] ?? 0;
  }

  #offset(name: SceneName): number {
    return this.#variants.get(name) ?? Math.floor(this.#random() * SCENE_VARIANTS.length);
  }

  #round(): SceneName[] {
    const left = sceneNames(this.#brief);
    const count = this.#rounds === 0 ? left.length : Math.ceil(left.length / 2);
    this.#rounds += 1;
    const round: SceneName[] = [];
    while (round.length < count) {
      const name = pickWeighted(this.#random, left, weightIn(this.#brief));
      left.splice(left.indexOf(name), 1);
      round.push(name);
    }
    return round;
  }
}
