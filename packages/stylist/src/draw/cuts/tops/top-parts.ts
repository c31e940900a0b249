import type { Side } from '#draw/context.ts';

/** Whether a collar is seen whole, rolled over round the neck, or lies flat under that of a jacket. */
export type CollarLies = 'open' | 'under';

/** How far a top's sleeves leave the arm bare. */
export type SleeveCover = 'none' | 'short' | 'long';

/**
 * A top in parts that are drawn when asked for: what an outer layer hides is never drawn, and so leaves no
 * silhouette in the cast shadow.
 */
export interface TopParts {
  readonly body: () => string;
  readonly sleeves: SleeveCover;
  readonly sleeve?: (side: Side) => string;
  /** Collar, roll neck or hood: lies on the body part, under an outer layer's collar. */
  readonly neck?: (lies: CollarLies) => string;
  /** How far it stands off the neck, heads; a jacket's collar goes round it. Default: 0. */
  readonly neckThickness?: number;
  /** Behind the neck: the stand of a shirt collar. */
  readonly collarStand?: () => string;
  /** Behind the head: the back of a hood. */
  readonly hoodBack?: () => string;
  /** What of it falls over the waistband it is tucked into, as path data. */
  readonly overBand?: string;
  /** Height of the hem, heads down from the top. */
  readonly hem: number;
}
