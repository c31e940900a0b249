import type { Side } from '#draw/context.ts';

/** A jacket, coat or gilet in parts that are drawn when asked for. */
export interface OuterParts {
  /** Lining and back of the collar: behind the figure. */
  readonly behind?: () => string;
  readonly front: () => string;
  /** Drawn after the collar of what is worn under it. */
  readonly collar?: () => string;
  /** Missing on a gilet, which leaves the sleeves under it to be seen. */
  readonly sleeve?: (side: Side) => string;
  /** Falls over the arms and whatever they do: a cape. */
  readonly over?: () => string;
  /** Height of the hem, heads down from the top. */
  readonly hem: number;
}
