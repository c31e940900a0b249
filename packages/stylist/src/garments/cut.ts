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
  readonly collar?: 'polo';
  readonly length?: 'cropped';
}
export interface TankCut {
  readonly type: 'tank';
  /** `racer` is cut away at the shoulders for sport. */
  readonly neck: 'scoop' | 'high' | 'racer';
  /** Bare midriff when true. */
  readonly cropped?: boolean;
}
export interface CamisoleCut {
  readonly type: 'camisole';
  /** `bustier` is boned, with a sweetheart edge. */
  readonly neck: 'cowl' | 'straight' | 'bustier';
}
export interface ShirtCut {
  readonly type: 'shirt';
  /** How far the placket is open, in heads from the collar. */
  readonly open: number;
  readonly sleeve: 'short' | 'rolled' | 'long' | 'balloon';
  readonly ease?: 'regular' | 'loose';
  /** `point` unless said: a bow tied at the neck, or a band without leaves. */
  readonly collar?: 'bow' | 'band';
  /** The pleated front of a dress shirt, with studs for buttons. */
  readonly bib?: 'pleated';
  /** `tunic` falls to the knee, over trousers. */
  readonly length?: 'tunic';
}
export interface KnitCut {
  readonly type: 'knit';
  readonly neck: 'crew' | 'roll' | 'v';
  readonly gauge: 'fine' | 'chunky';
  readonly length: 'regular' | 'cropped';
  /** `long` unless said; `none` is a knitted vest. */
  readonly sleeve?: 'none' | 'short';
}
export interface HoodieCut {
  readonly type: 'hoodie';
  readonly front: 'pullover' | 'zip' | 'half-zip';
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
  readonly fit:
    | 'wide'
    | 'straight'
    | 'slim'
    | 'legging'
    | 'jogger'
    | 'flare'
    | 'short'
    | 'barrel'
    | 'taper'
    | 'culotte'
    | 'bermuda'
    | 'bike';
  /** `dungarees` are jeans with a bib on two straps. */
  readonly construction: 'tailored' | 'chino' | 'jean' | 'plain' | 'jogger' | 'cargo' | 'dungarees';
  readonly crease?: boolean;
  readonly cuff?: boolean;
  /** A stripe down the outer seam: a tuxedo's braid, a track pant's tape. */
  readonly sideStripe?: boolean;
  /** The hem of cut-off denim. */
  readonly frayed?: boolean;
}
export interface SkirtCut {
  readonly type: 'skirt';
  readonly shape: SkirtShape;
  readonly hem: number;
  /** Down the middle of the front. */
  readonly front?: 'buttons' | 'slit' | 'apron';
}
export type SkirtShape =
  | 'pleated'
  | 'slip'
  | 'mini'
  | 'a-line'
  | 'pencil'
  | 'wrap'
  | 'tiered'
  | 'gown'
  | 'gathered'
  | 'asymmetric'
  | 'trumpet';
export interface DressCut {
  readonly type: 'dress';
  /** `sheath`, `tee` and `knit` are cut in one from shoulder to hem: `skirt` is then `mini`, `slip` or `pencil`. */
  readonly bodice:
    | 'wrap'
    | 'shirt'
    | 'slip'
    | 'tank'
    | 'strapless'
    | 'one-shoulder'
    | 'halter'
    | 'bustier'
    | 'square'
    | 'sheath'
    | 'tee'
    | 'knit';
  readonly sleeve: 'none' | 'short' | 'flutter' | 'rolled' | 'long' | 'puff';
  readonly skirt: SkirtShape;
  readonly hem: number;
  /** Down the middle of the skirt's front. */
  readonly front?: 'buttons' | 'slit';
  readonly waist: 'sash' | 'bow' | 'plain';
}
/** Bodice and trousers in one. */
export interface JumpsuitCut {
  readonly type: 'jumpsuit';
  readonly bodice: 'wrap' | 'shirt' | 'halter' | 'tank' | 'strapless';
  readonly sleeve: 'none' | 'short' | 'rolled' | 'long';
  readonly fit: TrousersCut['fit'];
  readonly construction: 'tailored' | 'plain' | 'cargo';
  readonly waist: 'sash' | 'belt' | 'plain';
}
export interface JacketCut {
  readonly type: 'jacket';
  /** `shirt` is a turned-down collar on a front that closes to the neck; `biker` zips across the chest. */
  readonly lapel: 'notch' | 'peak' | 'shawl' | 'trench' | 'stand' | 'none' | 'shirt' | 'biker';
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
  /** What the lapels are faced with where not with their own cloth. */
  readonly facing?: 'satin';
  readonly stormFlap?: boolean;
  readonly zip?: boolean;
  readonly ribHem?: boolean;
  /** `none` is a waistcoat. */
  readonly sleeve?: 'none';
  readonly hood?: boolean;
  /** How it is closed where not by buttons or a zip. */
  readonly closing?: 'toggles';
  /** Seams and stitching of workwear: yoke, panels, topstitched edges. */
  readonly topstitched?: boolean;
  /** A cord that draws in the waist. */
  readonly drawcord?: boolean;
}
/** An outer layer without sleeves that falls over the arms. */
export interface CapeCut {
  readonly type: 'cape';
  readonly hem: number;
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
    | 'flat-sandal'
    | 'knee-boot'
    | 'runner'
    | 'flat'
    | 'chelsea'
    | 'oxford'
    | 'mary-jane'
    | 'mule'
    | 'slingback'
    | 'espadrille'
    | 'block-sandal'
    | 'slide'
    | 'platform'
    | 'high-top'
    | 'hiking-boot'
    | 'snow-boot'
    | 'wellington';
}
export interface BagCut {
  readonly type: 'bag';
  /** A rolled umbrella is carried as a bag is. */
  readonly shape:
    | 'tote'
    | 'top-handle'
    | 'clutch'
    | 'shoulder'
    | 'duffel'
    | 'basket'
    | 'camera'
    | 'bucket'
    | 'baguette'
    | 'backpack'
    | 'umbrella';
  /** A messenger's is a third larger. */
  readonly size?: 'large';
}
export interface HatCut {
  readonly type: 'hat';
  readonly shape: 'beanie' | 'cap' | 'straw' | 'bucket' | 'beret' | 'fedora';
}
export interface ScarfCut {
  readonly type: 'scarf';
  /** `square` is knotted at the neck, a `shawl` goes round the neck and hangs in a point. */
  readonly length: 'long' | 'snood' | 'square' | 'shawl';
}
/** Knotted under the collar of a shirt, which is buttoned up for it. */
export interface TieCut {
  readonly type: 'tie';
  /** A four-in-hand unless said. */
  readonly knot?: 'bow';
}
export interface GlassesCut {
  readonly type: 'glasses';
  readonly lens: 'sun';
}
export interface NecklaceCut {
  readonly type: 'necklace';
  readonly shape: 'chain' | 'pendant' | 'pearls';
}
export interface EarringsCut {
  readonly type: 'earrings';
  readonly shape: 'hoop' | 'stud' | 'drop';
}
export interface BraceletCut {
  readonly type: 'bracelet';
  readonly shape: 'bangles' | 'cuff' | 'watch';
}
export interface GlovesCut {
  readonly type: 'gloves';
  /** `cuffed`: knitted, with a rib up the wrist. */
  readonly length: 'wrist' | 'cuffed' | 'opera';
}
export interface BeltCut {
  readonly type: 'belt';
  /** `narrow` unless said; a `wide` one closes over coats and knits, a `chain` hangs on the hips. */
  readonly width?: 'wide' | 'chain';
}
export interface HosieryCut {
  readonly type: 'tights';
  /** `opaque` unless said. */
  readonly denier?: 'sheer';
}
export interface SocksCut {
  readonly type: 'socks';
  /** `calf` ends inside the leg of trousers. */
  readonly height: 'ankle' | 'calf' | 'knee';
  /** `chunky` unless said: ribbed and turned at the top. */
  readonly gauge?: 'fine';
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
  | JumpsuitCut
  | JacketCut
  | CapeCut
  | PufferCut
  | ShoeCut
  | BagCut
  | HatCut
  | ScarfCut
  | TieCut
  | GlassesCut
  | NecklaceCut
  | EarringsCut
  | BraceletCut
  | GlovesCut
  | BeltCut
  | HosieryCut
  | SocksCut;
