/**
 * How a garment is cut: the data the drawing needs to construct it, apart from colour and cloth.
 * Lengths are in heads (1 head = 1/8.75 of the figure), heights `hem` and `breakAt` are heads down from the top
 * of the figure (see draw/figure: 2.92 waist, 3.84 full hip, 6.05 knee, 8.2 ankle).
 */

export interface TeeCut {
  readonly type: 'tee';
  readonly neck: 'crew' | 'v' | 'scoop';
  readonly sleeve: 'short' | 'long';
  readonly ease?: 'close' | 'regular' | 'loose';
}
export interface TankCut {
  readonly type: 'tank';
  readonly neck: 'scoop' | 'high';
  /** Bare midriff when true. */
  readonly cropped?: boolean;
}
export interface CamisoleCut {
  readonly type: 'camisole';
  readonly neck: 'cowl' | 'straight';
}
export interface ShirtCut {
  readonly type: 'shirt';
  /** How far the placket is open, in heads from the collar. */
  readonly open: number;
  readonly sleeve: 'rolled' | 'long';
  readonly ease?: 'regular' | 'loose';
}
export interface KnitCut {
  readonly type: 'knit';
  readonly neck: 'crew' | 'roll' | 'v';
  readonly gauge: 'fine' | 'chunky';
  readonly length: 'regular' | 'cropped';
}
export interface HoodieCut {
  readonly type: 'hoodie';
  readonly front: 'pullover' | 'zip';
  readonly hood: boolean;
  readonly sideStripe?: boolean;
  readonly length: 'regular' | 'cropped';
}
export interface WrapTopCut {
  readonly type: 'wrap-top';
  readonly sleeve: 'short' | 'flutter' | 'long';
}
export interface TrousersCut {
  readonly type: 'trousers';
  readonly fit: 'wide' | 'straight' | 'slim' | 'legging' | 'jogger' | 'flare' | 'short' | 'barrel';
  readonly construction: 'tailored' | 'jean' | 'plain' | 'jogger';
  readonly crease?: boolean;
  readonly cuff?: boolean;
}
export interface SkirtCut {
  readonly type: 'skirt';
  readonly shape: 'pleated' | 'slip' | 'mini' | 'a-line' | 'pencil' | 'wrap' | 'tiered';
  readonly hem: number;
}
export interface DressCut {
  readonly type: 'dress';
  readonly bodice: 'wrap' | 'shirt' | 'slip' | 'tank' | 'strapless' | 'one-shoulder' | 'halter';
  readonly sleeve: 'none' | 'short' | 'flutter' | 'rolled' | 'long';
  readonly skirt: 'wrap' | 'a-line' | 'slip' | 'gown' | 'pleated' | 'tiered';
  readonly hem: number;
  readonly waist: 'sash' | 'bow' | 'plain';
}
export interface JacketCut {
  readonly type: 'jacket';
  readonly lapel: 'notch' | 'peak' | 'shawl' | 'trench' | 'stand' | 'none';
  readonly hem: number;
  /** Where the lapel's roll line breaks into the front edge. */
  readonly breakAt: number;
  /** Gap between the fronts in heads; 0 is buttoned. */
  readonly open: number;
  readonly doubleBreasted?: boolean;
  readonly belted?: boolean;
  readonly pockets: 'flap' | 'welt' | 'patch' | 'slant' | 'none';
  readonly ease: 'trim' | 'easy' | 'coat' | 'trench';
  readonly shoulder: 'soft' | 'padded';
  readonly stormFlap?: boolean;
  readonly zip?: boolean;
  readonly ribHem?: boolean;
}
export interface PufferCut {
  readonly type: 'puffer';
  readonly hem: number;
  readonly sleeveless?: boolean;
}
export interface ShoeCut {
  readonly type: 'shoe';
  readonly last:
    | 'sneaker'
    | 'loafer'
    | 'pump'
    | 'ankle-boot'
    | 'sandal'
    | 'knee-boot'
    | 'runner'
    | 'flat'
    | 'chelsea';
}
export interface BagCut {
  readonly type: 'bag';
  readonly shape: 'tote' | 'top-handle' | 'clutch' | 'shoulder' | 'duffel' | 'basket';
}
export interface HatCut {
  readonly type: 'hat';
  readonly shape: 'beanie' | 'cap' | 'straw';
}
export interface ScarfCut {
  readonly type: 'scarf';
  readonly length: 'long' | 'snood';
}
export interface GlassesCut {
  readonly type: 'glasses';
  readonly lens: 'sun';
}
export interface NecklaceCut {
  readonly type: 'necklace';
  readonly shape: 'chain' | 'pendant' | 'pearls';
}
export interface BeltCut {
  readonly type: 'belt';
}
export interface HosieryCut {
  readonly type: 'tights';
}

export type Cut =
  | TeeCut
  | TankCut
  | CamisoleCut
  | ShirtCut
  | KnitCut
  | HoodieCut
  | WrapTopCut
  | TrousersCut
  | SkirtCut
  | DressCut
  | JacketCut
  | PufferCut
  | ShoeCut
  | BagCut
  | HatCut
  | ScarfCut
  | GlassesCut
  | NecklaceCut
  | BeltCut
  | HosieryCut;
