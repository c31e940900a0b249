import { drawStoryKind, type StoryKind } from '../colour/story-kind.ts';
import type { Garment, Register, Slot } from '../garments/garment.ts';
import { pickOne, pickWeighted } from '../random.ts';
import { type Brief, PLANS, type Plan, registersOf } from '../rules/brief.ts';
import { type Place, weatherIn } from './dealt-place.ts';
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

/** Shoes that go with everything would be everywhere. */
const rarity = ({ registers }: Garment) => 1 / registers.length;

/** One of a brief's plans by share. */
export const drawPlan = (random: () => number, { plans }: Brief): Plan =>
  pickWeighted(random, PLANS, (plan) => plans[plan] ?? 0);

/** What a look in a place sets out to be, or undefined when its plan is not worn there. */
export function drawAim(random: () => number, brief: Brief, plan: Plan, place: Place): Aim | undefined {
  if (!isWornAt(plan, brief, place)) return undefined;
  const registers = registersOf(brief).filter((register) => isWorn(register, place));
  if (registers.length === 0) return undefined;
  const register = pickWeighted(random, registers, (name) => brief.registers[name] ?? 0);
  const faced = weatherIn(place);
  const offered = (slot: Slot) => {
    const candidates = garmentPool(brief, register).get(slot) ?? [];
    const fitting = candidates.filter(
      ({ standing, conditions }) =>
        standing === 'home' && faced.some((condition) => conditions.includes(condition)),
    );
    return [...new Set(fitting.map(({ garment }) => garment))];
  };
  const [leads, shoes] = [offered(leadSlot(plan)), offered('shoes')];
  if (leads.length === 0 || shoes.length === 0) return undefined;
  return {
    register,
    plan,
    lead: pickOne(random, leads).id,
    shoes: pickWeighted(random, shoes, rarity).id,
    story: drawStoryKind(random, brief.daring),
    turn: random() * 360,
  };
}
