import type { Cloth } from '../garments/cloth.ts';
import type { JacketCut } from '../garments/cut.ts';
import type { Side } from './figure/side.ts';

/** What of the legs shows above the shoes; bare ones `from` a way down, 0 the hip and 2 the ankle. */
export type LegCover =
  | { readonly kind: 'bare'; readonly from: number }
  | { readonly kind: 'tights'; readonly cloth: Cloth };

/** What of the arms shows: the whole arm, the arm below a short sleeve, or only the hand. */
export type ArmCover = 'bare' | 'short-sleeves' | 'covered';

/**
 * Everything worn below the head, as SVG, in the order it is laid over the figure (ART §3). Absent is not worn.
 */
export interface Layers {
  /** Back and lining of a coat, back of a hood: behind the whole body. */
  readonly outerBack?: string;
  /** The far handle of a bag: behind the whole body. */
  readonly bagBehind?: string;
  readonly legs: LegCover;
  readonly shoes?: string;
  /** The stand of a collar, behind the neck. */
  readonly collarStand?: string;
  readonly bottoms?: string;
  /** Boots worn over the trousers. */
  readonly bootsOverHems?: string;
  readonly top?: string;
  readonly arms: ArmCover;
  readonly sleeves?: Readonly<Partial<Record<Side, string>>>;
  /** Fronts of a jacket or coat, and what of the top's neck lies under its collar. */
  readonly outer?: string;
  readonly outerSleeves?: Readonly<Partial<Record<Side, string>>>;
  /** Cloth over the wrist of a hand in a pocket. */
  readonly pocketPatch?: string;
  /** Bracelets and the cuffs of gloves: over the sleeves. */
  readonly wrists?: string;
  /** The same on an arm behind the body, and on one raised before the face. */
  readonly wristsBehind?: string;
  readonly wristsRaised?: string;
  /** What the hands are dressed in; absent is bare. */
  readonly gloves?: Cloth;
  /** The near side of a bag, what of it lies under the arms, and the hand that carries it. */
  readonly bag?: { readonly front: string; readonly onBody?: string; readonly side: Side };
  /** A jacket carried over the shoulder in place of being worn. */
  readonly carried?: { readonly cut: JacketCut; readonly cloth: Cloth };
  /** An umbrella that is open over the head. */
  readonly umbrella?: Cloth;
  /** Collars, roll necks and necklaces, under the chin. */
  readonly neck?: string;
  /** Scarves and necklaces over the hair's front. */
  readonly overNeck?: string;
}
