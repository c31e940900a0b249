import type { ClothName } from '../garments/cloth.ts';
import { clothFaces, isPrint, isShiny } from '../garments/cloth-traits.ts';
import {
  type ClothOption,
  type Condition,
  type Garment,
  isTooPlainForEvening,
  type Register,
  type Slot,
} from '../garments/garment.ts';
import { GARMENTS } from '../garments/garments.ts';
import { hemOf, sleeveOf } from '../garments/silhouette.ts';
import { isMadeFor } from '../garments/worn-by.ts';
import type { Presentation } from '../outfit.ts';
import { isBackpack, isClutch } from '../rules/bag-traits.ts';
import type { Brief } from '../rules/brief.ts';
import { isForMoving } from '../rules/for-moving.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';
import { standingIn } from '../rules/register.ts';
import { closeness } from '../rules/score.ts';
import { isBoot } from '../rules/shoe-traits.ts';
import { isForCold, isForHeat } from '../rules/warmth-range.ts';
import { charmOf } from './garment-charm.ts';
import { isOutOfPlace } from './out-of-place.ts';

/** A garment in one of its cloths, with how gladly a brief picks it. */
export interface Candidate {
  readonly garment: Garment;
  readonly option: ClothOption;
  readonly formality: number;
  readonly conditions: readonly Condition[];
  readonly weight: number;
  readonly standing: 'home' | 'lent';
}

export type GarmentPool = ReadonlyMap<Slot, readonly Candidate[]>;

const FORMALITY_MARGIN = 0.75;
const EXTRA_MARGIN = 2;
const FORMALITY_SIGMA = 1.1;
const SHINE_FAVOUR = 5;
/** Borrowing is done on purpose, so it is rare. */
const LENT_FAVOUR = 0.3;
/** A clutch fixes the pose, so it comes less often than it would fit. */
const CLUTCH_FAVOUR = 0.35;
/** Its straps cross what is worn. */
const BACKPACK_FAVOUR = 0.3;
/** Warm enough for any cold day in kit, it would be on all of them. */
const FLEECE_FAVOUR = 0.45;
/** Made for a trail, in kit it looks like one. */
const CARGO_FAVOUR = 0.4;

/** The only layer without sleeves or lapels among blazers, it is remembered each time. */
const WAISTCOAT = 'waistcoat';
const WAISTCOAT_FAVOUR = 0.4;
/** In the heat it is lighter than any blazer, and would be all that formal looks have. */
const FORMAL_WAISTCOAT_FAVOUR = 0.01;

/** Buttoned over twice, on a hot night it is stuffy. */
const DINNER_JACKET = 'dinner-jacket';
const HOT_DINNER_JACKET = 0.25;

const CARGO_JOGGERS = 'cargo-joggers';
/** Looped wool takes the polish off a tailored coat, a shirt that is open at the neck is for parties, and these dresses and trousers are for the day. */
const UNPOLISHED: ReadonlySet<string> = new Set([
  ...['snood', 'pea-coat', 'open-collar-shirt', 'band-collar-shirt', 'shirt-dress', 'culottes'],
]);

/** In kit these are taken for pyjamas or swimwear. */
const SECOND_SKIN: ReadonlySet<string> = new Set(['legging', 'bike']);
const SECOND_SKIN_FAVOUR = 0.45;

const isSecondSkin = ({ cut, slot }: Garment) =>
  slot === 'dress' || (cut.type === 'trousers' && SECOND_SKIN.has(cut.fit));

/** Under a jacket a jumper takes some of the polish off. */
const KNIT_FAVOUR = 0.35;

/** In the heat nothing large is made of these, nor what lies on the back. */
const TOO_WARM: ReadonlySet<ClothName> = new Set<ClothName>(['leather', 'velvet']);

/** Jackets in these are for the country. */
const SPORTING: ReadonlySet<ClothName> = new Set<ClothName>(['check', 'tartan']);

/** Unlined nylon keeps the wind out and nothing else. */
const WINDBREAKER = 'windbreaker';

/** By day two layers of jacket over the chest are too many for the heat. */
const isDoubleBreasted = ({ cut, purpose }: Garment) =>
  cut.type === 'jacket' && cut.doubleBreasted === true && purpose !== 'occasion';

const isExtra = (slot: Slot) => !MAIN_SLOTS.has(slot) && slot !== 'shoes';

const FIRST_HOME_FAVOUR = 4;
/** A piece is most at home in the first register it names. */
function atHome(registers: readonly Register[], register: Register): number {
  if (!registers.includes(register)) return LENT_FAVOUR;
  return registers[0] === register ? FIRST_HOME_FAVOUR : 1;
}

/** A man's satin shirt is one evening shirt among others: velvet and paisley, and what a dinner jacket lets be plain; a fine roll-neck is for now and then. */
const MENS_SATIN = 0.35;
const MENS_OTHERS = 1.6;

const MENS_KNIT = 0.3;

function mensTopFavour({ cut }: Garment, { name }: ClothOption): number {
  if (cut.type === 'knit') return MENS_KNIT;
  return name === 'satin' ? MENS_SATIN : MENS_OTHERS;
}

/** On a day off in the heat most people leave their arms bare. */
const LONG_SLEEVES_IN_HEAT = 0.2;

/** Its other colours are strays beside most coats. */
const PRINTED_SCARF = 0.3;

/** A dress with long sleeves is stuffy in the heat, and to an evening or an occasion a blouse is too. */
const CLOSED_UP_IN_HEAT = 0.4;
const isClosedUp = ({ slot, cut }: Garment, { needs }: Brief) =>
  (slot === 'dress' || (slot === 'top' && needs !== undefined)) && sleeveOf(cut) === 'long';

/** What a brief needs is picked gladly, or most drafts would lack it. */
function favour(
  brief: Brief,
  garment: Garment,
  option: ClothOption,
  presentation: Presentation | undefined,
): number {
  const { needs } = brief;
  if (isClutch(garment)) return CLUTCH_FAVOUR;
  if (isBackpack(garment)) return BACKPACK_FAVOUR;
  if (garment.slot === 'layer' && option.name === 'fleece') return FLEECE_FAVOUR;
  if (isForHeat(brief) && garment.id === DINNER_JACKET) return HOT_DINNER_JACKET;
  if (garment.id === WAISTCOAT) return needs === 'polish' ? FORMAL_WAISTCOAT_FAVOUR : WAISTCOAT_FAVOUR;
  if (needs === 'sport' && garment.id === CARGO_JOGGERS) return CARGO_FAVOUR;
  if (needs === 'sport' && isSecondSkin(garment)) return SECOND_SKIN_FAVOUR;
  if (needs === 'polish' && garment.cut.type === 'knit') return KNIT_FAVOUR;
  if (!needs && isForHeat(brief) && garment.slot === 'top' && sleeveOf(garment.cut) === 'long')
    return LONG_SLEEVES_IN_HEAT;
  if (needs !== 'shine' || isExtra(garment.slot) || garment.slot === 'shoes') return 1;
  if (garment.slot === 'top' && presentation && presentation !== 'feminine')
    return mensTopFavour(garment, option);
  return isShiny(option.name) || garment.purpose === 'occasion' ? SHINE_FAVOUR : 1;
}

function candidatesOf(
  garment: Garment,
  brief: Brief,
  register: Register,
  presentation: Presentation | undefined,
): Candidate[] {
  if (brief.leavesOut.some((purpose) => purpose === garment.purpose)) return [];
  if (brief.needs === 'sport' && !isForMoving(garment)) return [];
  if (brief.needs === 'polish' && UNPOLISHED.has(garment.id)) return [];
  const hem = garment.slot === 'dress' || garment.slot === 'bottom' ? hemOf(garment.cut) : undefined;
  if (hem !== undefined && hem < (brief.hemFrom ?? 0)) return [];
  const isOnlyHot = isForHeat(brief);
  if (isOnlyHot && (isBoot(garment) || isDoubleBreasted(garment))) return [];
  if (isForCold(brief) && garment.id === WINDBREAKER) return [];
  // What is cut for the office stays there: with satin it looks like the end of a long day.
  const isFromTheDesk = garment.slot === 'bottom' && !garment.registers.includes('evening');
  const margin = isExtra(garment.slot) ? EXTRA_MARGIN : FORMALITY_MARGIN;
  const options = garment.cloths.flatMap((option): Candidate[] => {
    if (brief.leavesOut.some((purpose) => purpose === option.purpose)) return [];
    if (brief.needs === 'polish' && garment.slot === 'layer' && SPORTING.has(option.name)) return [];
    const isLarge = MAIN_SLOTS.has(garment.slot) || isBackpack(garment);
    if (brief.needs === 'polish' && MAIN_SLOTS.has(garment.slot) && option.dye === 'denim') return [];
    if (isOnlyHot && TOO_WARM.has(option.name) && isLarge) return [];
    if (isOutOfPlace(garment, option, brief)) return [];
    const standing = standingIn(register, {
      garment,
      registers: option.registers ?? garment.registers,
      cloth: option.name,
    });
    if (standing === 'stranger') return [];
    if (standing === 'lent' && brief.needs === 'shine' && isFromTheDesk) return [];
    const conditions = garment.suits.filter((condition) => clothFaces(option.name, condition));
    if (!brief.faces.some((condition) => conditions.includes(condition))) return [];
    const formality = garment.formality + (option.formality ?? 0);
    if (brief.needs === 'shine' && isTooPlainForEvening(garment, formality)) return [];
    if (formality < brief.formality.min - margin || formality > brief.formality.max + margin) return [];
    const fit =
      garment.slot === 'shoes' ? 1 : 0.5 + closeness(formality, brief.formality.target, FORMALITY_SIGMA);
    return [
      {
        garment,
        option,
        formality,
        conditions,
        standing,
        weight:
          fit *
          favour(brief, garment, option, presentation) *
          charmOf(garment) *
          (garment.slot === 'scarf' && isPrint(option.name) ? PRINTED_SCARF : 1) *
          (isOnlyHot && presentation === 'feminine' && isClosedUp(garment, brief) ? CLOSED_UP_IN_HEAT : 1) *
          atHome(option.registers ?? garment.registers, register),
      },
    ];
  });
  return options.map((pick) => ({ ...pick, weight: pick.weight / options.length }));
}

const pools = new Map<string, GarmentPool>();

/** What the wardrobe offers a brief in a register, by slot: to a figure, or to all where none is given; kept. */
export function garmentPool(brief: Brief, register: Register, presentation?: Presentation): GarmentPool {
  const key = `${brief.id} ${brief.formality.target} ${register} ${presentation}`;
  const known = pools.get(key);
  if (known) return known;
  const pool = new Map<Slot, Candidate[]>();
  for (const garment of GARMENTS) {
    if (presentation && !isMadeFor(garment, presentation)) continue;
    const list = pool.get(garment.slot) ?? [];
    list.push(...candidatesOf(garment, brief, register, presentation));
    pool.set(garment.slot, list);
  }
  pools.set(key, pool);
  return pool;
}
