import { drawStoryKind, type StoryKind } from '../colour/story-kind.ts';
import type { Garment, Register, Slot } from '../garments/garment.ts';
import { findGarment } from '../garments/garments.ts';
import { isShorts } from '../garments/silhouette.ts';
import type { Presentation } from '../outfit.ts';
import { pickWeighted } from '../random.ts';
import { type Brief, PLANS, type Plan, registersOf } from '../rules/brief.ts';
import { WINTER_COAT_CLO } from '../rules/felt-weather.ts';
import { isTooGrand } from '../rules/gates/evening-pieces.gate.ts';
import { isOffTheMat } from '../rules/gates/felt-weather.gates.ts';
import { worksAgainst } from '../rules/scores/lines/own-lines.ts';
import { isBoot, isLaced, shoeTraits } from '../rules/shoe-traits.ts';
import { isForCold, isForHeat } from '../rules/warmth-range.ts';
import type { Cast } from './casting.ts';
import { type Place, weatherIn } from './dealt-place.ts';
import { favourOf } from './favour.ts';
import { dealtCharmOf } from './garment-charm.ts';
import { garmentPool } from './garment-pool.ts';
import { isWorn, isWornAt } from './plan-places.ts';

/** What is settled before looks are compared, so that comparing cannot undo it. */
export interface Aim {
  readonly register: Register;
  readonly plan: Plan;
  /** The garment that carries the look. */
  readonly lead: string;
  readonly shoes: string;
  readonly story: StoryKind;
  /** Where the colour wheel comes to rest, in degrees. */
  readonly turn: number;
}

/** The slot whose piece is the largest of a plan. */
function leadSlot(plan: Plan): Slot {
  if (plan.endsWith('coat')) return 'coat';
  return plan.startsWith('dress') ? 'dress' : 'bottom';
}

/** How much more gladly shoes made for an evening are worn to one. */
const OCCASION_FAVOUR = 1.9;
/** How much more gladly boots are worn in winter. */
const BOOT_FAVOUR = 1.25;

/** High ones are for a court; to train and run in the heat low ones are worn. */
const HIGH_TOP_FAVOUR = 0.45;

const isHighTop = ({ cut }: Garment) => cut.type === 'shoe' && cut.last === 'high-top';

/** Laced to the toe under formal clothes they look like the office's; slip-on shoes and heels are seen as a choice. */
const LACED_FAVOUR = 0.55;
const LACED_FROM = 4;

/** How gladly a brief picks shoes; those that go with everything would be everywhere. */
const shoeFavour = (brief: Brief) => (shoes: Garment) => {
  const dressed = shoes.purpose === 'occasion' ? OCCASION_FAVOUR : 1;
  const warm = isForCold(brief) && isBoot(shoes) ? BOOT_FAVOUR : 1;
  const high = isForHeat(brief) && isHighTop(shoes) ? HIGH_TOP_FAVOUR : 1;
  const laced = isLaced(shoes) && brief.formality.target >= LACED_FROM ? LACED_FAVOUR : 1;
  return (dealtCharmOf(shoes) * dressed * warm * high * laced) / Math.sqrt(shoes.registers.length);
};

/** In winter a trench or a mac comes seldom. */
const THIN_COAT_FAVOUR = 0.2;

/** In the heat long jeans are worn for want of something lighter. */
const JEANS_IN_HEAT_FAVOUR = 0.3;

const isThinCoat = ({ slot, clo, purpose }: Garment) =>
  slot === 'coat' && purpose !== 'occasion' && clo < WINTER_COAT_CLO;
const isLongJeans = ({ cut, cloths }: Garment) =>
  cut.type === 'trousers' && !isShorts(cut) && cloths.every(({ dye }) => dye === 'denim');

/** How gladly a garment carries a look in the weather of a brief. */
function leadFavour(brief: Brief, garment: Garment): number {
  if (isForCold(brief) && isThinCoat(garment)) return THIN_COAT_FAVOUR;
  return isForHeat(brief) && isLongJeans(garment) ? JEANS_IN_HEAT_FAVOUR : 1;
}

/** What is dealt to a look before its place is known. */
export interface Deal {
  readonly plan: Plan;
  readonly register: Register;
  readonly shoes: string;
}

/** Shoes that live in a register and face a brief's weather, those that go with everything less often. */
export function drawShoes(
  random: () => number,
  brief: Brief,
  dealt: Omit<Deal, 'shoes'>,
  presentation?: Presentation,
): string {
  return pickWeighted(random, shoesFor(brief, dealt, presentation), shoeFavour(brief)).id;
}

/** Below a winter coat shoes are closed. */
function shoesFor(
  brief: Brief,
  { plan, register }: Omit<Deal, 'shoes'>,
  presentation?: Presentation,
): readonly Garment[] {
  const isClosed = isForCold(brief) && plan.endsWith('coat');
  const candidates = garmentPool(brief, register, presentation).get('shoes') ?? [];
  const fitting = candidates
    .filter(({ standing }) => standing === 'home')
    .map(({ garment }) => garment)
    .filter((garment) => !isClosed || shoeTraits(garment)?.shape !== 'open');
  return [...new Set(fitting)];
}

const SEPARATES: Readonly<Record<Plan, Plan>> = {
  dress: 'separates',
  'dress-and-layer': 'separates-and-layer',
  'dress-and-coat': 'separates-and-coat',
  separates: 'separates',
  'separates-and-layer': 'separates-and-layer',
  'separates-and-coat': 'separates-and-coat',
};

/** In place of an evening dress a man wears a jacket so often; else a shirt and trousers would be all there is. */
export const JACKET_FOR_A_DRESS = 0.75;

/** And so often over the shirt and trousers he was dealt. */
export const JACKET_FOR_A_SHIRT = 0.5;

/** In the heat he leaves it at home so much more often. */
const JACKETS_IN_HEAT = 0.6;

function separatesFor({ plan, register }: Deal, { needs, faces }: Brief, random: () => number): Plan {
  const separates = SEPARATES[plan];
  if (needs === 'polish' && separates === 'separates') return 'separates-and-layer';
  const heat = isForHeat({ faces }) ? JACKETS_IN_HEAT : 1;
  const share = plan === 'dress' ? JACKET_FOR_A_DRESS : plan === 'separates' ? JACKET_FOR_A_SHIRT : 0;
  const isJacketed = register === 'evening' && random() < share * heat;
  return isJacketed ? 'separates-and-layer' : separates;
}

/** The deal as a figure wears it: separates in place of a dress, and shoes of that figure's. */
export function dealtTo(
  { presentation }: Pick<Cast, 'presentation'>,
  deal: Deal,
  random: () => number,
  brief: Brief,
): Deal {
  if (presentation === 'feminine') return deal;
  const dealt = { plan: separatesFor(deal, brief, random), register: deal.register };
  const isOwn = shoesFor(brief, dealt, presentation).some(({ id }) => id === deal.shoes);
  return { ...dealt, shoes: isOwn ? deal.shoes : drawShoes(random, brief, dealt, presentation) };
}

/** One of a brief's plans and of its registers by share, and shoes. */
export function drawDeal(random: () => number, brief: Brief): Deal {
  const register = pickWeighted(random, registersOf(brief), (name) => brief.registers[name] ?? 0);
  const plan = pickWeighted(random, PLANS, (name) => brief.plans[name] ?? 0);
  return { plan, register, shoes: drawShoes(random, brief, { plan, register }) };
}

/** Whether a garment faces the weather of a place. */
function isOffered(brief: Brief, register: Register, place: Place, slot: Slot, id: string): boolean {
  const faced = weatherIn(place);
  const candidates = garmentPool(brief, register).get(slot) ?? [];
  return candidates.some(
    ({ garment, conditions }) =>
      garment.id === id && faced.some((condition) => conditions.includes(condition)),
  );
}

/** Whether clothes of a register are worn so, and there, and the shoes go out in its weather. */
export const isDealtAt = ({ plan, register, shoes }: Deal, brief: Brief, place: Place): boolean =>
  isWornAt(plan, brief, place) &&
  isWorn(register, place) &&
  isOffered(brief, register, place, 'shoes', shoes);

/** What a look of a shape sets out to be, or undefined when nothing can carry what was dealt. */
export function drawAim(
  random: () => number,
  brief: Brief,
  deal: Deal,
  { bodyShape, presentation }: Pick<Cast, 'bodyShape' | 'presentation'>,
): Aim | undefined {
  const candidates = garmentPool(brief, deal.register, presentation).get(leadSlot(deal.plan)) ?? [];
  const story = drawStoryKind(random, brief.daring);
  const favour = favourOf(story, bodyShape);
  const leads = new Map<Garment, number>();
  for (const pick of candidates) {
    if (pick.standing !== 'home' || worksAgainst(pick.garment, bodyShape)) continue;
    const weight = favour(pick) * leadFavour(brief, pick.garment) * dealtCharmOf(pick.garment);
    leads.set(pick.garment, Math.max(leads.get(pick.garment) ?? 0, weight));
  }
  if (leads.size === 0) return undefined;
  const [lead] = pickWeighted(random, [...leads], ([, weight]) => weight);
  return { ...deal, lead: lead.id, story, turn: random() * 360 };
}

const isOutOfPlace = (lead: Garment, { name }: Place) => isTooGrand(lead, name) || isOffTheMat(lead, name);

/** Whether a look can be what it set out to be in a place. */
export const isAimedAt = (aim: Aim, brief: Brief, place: Place): boolean =>
  isDealtAt(aim, brief, place) &&
  !isOutOfPlace(findGarment(aim.lead), place) &&
  isOffered(brief, aim.register, place, leadSlot(aim.plan), aim.lead);
