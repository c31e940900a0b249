import type { Cut, DressCut, HatCut, SkirtShape, TrousersCut } from './cut.ts';

/** Heights in heads down from the top of the figure (draw/figure). */
const KNEE = 6.05;
const ANKLE = 8.2;
/** From here on a hem sweeps the floor. */
export const FLOOR_HEM = 8.5;

export type Sleeve = 'none' | 'short' | 'long';

/** How far the arm is covered; `none` for what has no sleeves. */
export function sleeveOf(cut: Cut): Sleeve {
  switch (cut.type) {
    case 'tee':
      return cut.sleeve;
    case 'shirt':
      return cut.sleeve === 'rolled' || cut.sleeve === 'short' ? 'short' : 'long';
    case 'wrap-top':
      return cut.sleeve === 'long' ? 'long' : 'short';
    case 'knit':
      return cut.sleeve ?? 'long';
    case 'jacket':
      return cut.sleeve ?? 'long';
    case 'hoodie':
      return 'long';
    case 'puffer':
      return cut.sleeveless ? 'none' : 'long';
    case 'dress':
    case 'jumpsuit':
      if (cut.sleeve === 'none' || cut.sleeve === 'long') return cut.sleeve;
      return 'short';
    default:
      return 'none';
  }
}

/** Whether a garment covers the arms to the wrist, or as a cape to the fingertips. */
export function coversWrists(cut: Cut): boolean {
  return cut.type === 'cape' || sleeveOf(cut) === 'long';
}

export type Neckline = 'bare' | 'scoop' | 'v' | 'collar' | 'crew' | 'roll' | 'hood';

const BODICE_NECKLINES: Readonly<Partial<Record<DressCut['bodice'], Neckline>>> = {
  wrap: 'v',
  shirt: 'collar',
  tank: 'scoop',
  square: 'scoop',
  sheath: 'crew',
  tee: 'crew',
  knit: 'roll',
};

/** Returns the neckline of a top or dress; undefined for anything without one. */
export function necklineOf(cut: Cut): Neckline | undefined {
  switch (cut.type) {
    case 'tee':
      return cut.collar ? 'collar' : cut.neck;
    case 'tank':
      return cut.neck === 'high' ? 'crew' : 'scoop';
    case 'camisole':
      return 'bare';
    case 'shirt':
      return 'collar';
    case 'wrap-top':
      return 'v';
    case 'knit':
      return cut.neck;
    case 'hoodie':
      return cut.hood ? 'hood' : 'collar';
    case 'dress':
    case 'jumpsuit':
      return BODICE_NECKLINES[cut.bodice] ?? 'bare';
    default:
      return undefined;
  }
}

/** Returns true for a halter or a single strap, which leaves a necklace no room. */
export function fillsNeckline(cut: Cut | undefined): boolean {
  return cut !== undefined && 'bodice' in cut && (cut.bodice === 'halter' || cut.bodice === 'one-shoulder');
}

/** Where legs end that do not reach the ankle. */
const LEG_HEMS: Readonly<Partial<Record<TrousersCut['fit'], number>>> = {
  short: KNEE - 1,
  bike: KNEE - 0.75,
  bermuda: KNEE - 0.3,
  culotte: KNEE + 0.9,
};

/** Where the garment ends below the waist, in heads; undefined for tops, shoes and accessories. */
export function hemOf(cut: Cut): number | undefined {
  switch (cut.type) {
    case 'trousers':
    case 'jumpsuit':
      return LEG_HEMS[cut.fit] ?? ANKLE;
    case 'skirt':
    case 'dress':
    case 'jacket':
    case 'puffer':
    case 'cape':
      return cut.hem;
    default:
      return undefined;
  }
}

/** Returns the shape of a skirt or of a dress's skirt; undefined for anything else. */
export function skirtShapeOf(cut: Cut): SkirtShape | undefined {
  if (cut.type === 'skirt') return cut.shape;
  return cut.type === 'dress' ? cut.skirt : undefined;
}

/** Returns true for skirts and dresses that show the leg below their hem. */
export function showsLeg(cut: Cut): boolean {
  return (cut.type === 'skirt' || cut.type === 'dress') && cut.hem < ANKLE;
}

/** Returns true for trousers and jumpsuits whose hem leaves the ankle to be seen in a stride. */
export function showsAnkle(cut: Cut): boolean {
  return (cut.type === 'trousers' || cut.type === 'jumpsuit') && cut.fit !== 'wide';
}

const SHORT_LEGS: ReadonlySet<string> = new Set(['short', 'bermuda', 'bike']);

/** Returns true for trousers that end above the knee. */
export function isShorts(cut: Cut): boolean {
  return cut.type === 'trousers' && SHORT_LEGS.has(cut.fit);
}

/** Returns true for a jacket, coat or puffer that hides the fastening of what is under it. */
export function isClosedFront(cut: Cut): boolean {
  if (cut.type === 'puffer' || cut.type === 'cape') return true;
  return cut.type === 'jacket' && cut.open === 0;
}

/** Returns true for a coat, jacket or top with a hood. */
export function hasHood(cut: Cut): boolean {
  return (cut.type === 'jacket' || cut.type === 'hoodie') && cut.hood === true;
}

/** Returns true for a coat or jacket that closes to the neck: a parka, a puffer, a cape, a duffle. */
export function closesToTheNeck(cut: Cut): boolean {
  if (cut.type === 'puffer' || cut.type === 'cape') return true;
  if (cut.type !== 'jacket' || !isClosedFront(cut) || cut.sleeve === 'none') return false;
  return cut.lapel === 'stand' || cut.lapel === 'shirt' || (cut.lapel === 'none' && cut.breakAt < 2);
}

/** Returns true for a hem that ends just below the knee, where the leg narrows. */
export function endsBelowKnee(hem: number): boolean {
  return hem >= KNEE + 0.1 && hem <= KNEE + 0.6;
}

/** Whether a cut is a hat of one of these shapes. */
export const isHat = (cut: Cut | undefined, ...shapes: readonly HatCut['shape'][]): boolean =>
  cut?.type === 'hat' && shapes.includes(cut.shape);

/** A knitted vest: a jumper without sleeves. */
export const isKnittedVest = (cut: Cut): boolean => cut.type === 'knit' && cut.sleeve === 'none';

/** A shirt for black tie, with a pleated front. */
export const isDressShirt = (cut: Cut): boolean => cut.type === 'shirt' && cut.bib !== undefined;

/** A kurta: it falls to the knee with no waist. */
export const isTunic = (cut: Cut | undefined): boolean => cut?.type === 'shirt' && cut.length === 'tunic';

/** A placket open further, in heads, is cut to lie open. */
const MADE_TO_CLOSE = 0.3;

/** Whether a collar can be buttoned up round a tie. */
export const takesTie = (cut: Cut): boolean =>
  cut.type === 'shirt' &&
  cut.collar === undefined &&
  cut.sleeve === 'long' &&
  !isTunic(cut) &&
  cut.open < MADE_TO_CLOSE;
