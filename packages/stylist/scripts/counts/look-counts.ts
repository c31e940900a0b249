import { garmentPool } from '../../src/compose/garment-pool.ts';
import { dueShare } from '../../src/compose/testing/due-share.ts';
import type { Garment } from '../../src/garments/garment.ts';
import { GARMENTS } from '../../src/garments/garments.ts';
import { type Brief, PLANS, type Plan, registersOf } from '../../src/rules/brief.ts';
import { coloursWorn } from '../../src/rules/colours-worn.ts';
import { hueFamilies } from '../../src/rules/gates/colour-count.gate.ts';
import type { OutfitReading } from '../../src/rules/outfit-reading.ts';
import { registerOf } from '../../src/rules/register.ts';
import { percent, Tally } from './tally.ts';
import { seenIn, TASTE_CHECKS } from './taste-checks.ts';

const HUE_FAMILY_DEGREES = 30;
const SHOWN = 5;

const planOf = ({ slot }: OutfitReading): Plan => {
  const base = slot('dress') ? 'dress' : 'separates';
  if (slot('coat')) return `${base}-and-coat`;
  return slot('layer') ? `${base}-and-layer` : base;
};

const hueOf = ({ lead }: OutfitReading) =>
  lead?.tint === 'chromatic'
    ? `${Math.floor(lead.colour.h / HUE_FAMILY_DEGREES) * HUE_FAMILY_DEGREES}°`
    : 'neutral';

/** The least that is worn with a coat or jacket, in clo. */
const LEAST_UNDER = 0.3;
/** In a slot that a plan of the brief fills, and not too warm for it. */
function isDealt({ slot, clo }: Garment, brief: Brief): boolean {
  if (slot !== 'coat' && slot !== 'layer') return true;
  return clo + LEAST_UNDER <= brief.clo.max && PLANS.some((plan) => plan.endsWith(slot) && brief.plans[plan]);
}

const listed = <T>(tally: Tally<T>, count: number) =>
  tally
    .top(count)
    .map(([value, share]) => `${value} ${percent(share)}`)
    .join(', ');

/** What a few thousand looks for one brief add up to, a line for each figure. */
export function countLooks(brief: Brief, looks: readonly OutfitReading[]): readonly string[] {
  const [plans, registers, leads, shoes] = [
    new Tally<Plan>(),
    new Tally<string>(),
    new Tally<string>(),
    new Tally<string>(),
  ];
  const [hues, checks, worn] = [new Tally<string>(), new Tally<string>(), new Tally<string>()];
  const [families, clothes] = [new Tally<number>(), new Tally<number>()];
  for (const look of looks) {
    plans.note(planOf(look));
    registers.note(registerOf(look.worn, registersOf(brief))?.register ?? 'none');
    leads.note(look.lead?.garment.id ?? 'none');
    shoes.note(look.slot('shoes')?.garment.id ?? 'none');
    hues.note(hueOf(look));
    families.note(Math.min(3, hueFamilies(look).length));
    clothes.note(Math.min(2, coloursWorn(look).length));
    worn.note(...look.worn.map(({ garment }) => garment.id));
    const seen = seenIn(look, brief);
    checks.note(...Object.entries(TASTE_CHECKS).flatMap(([name, holds]) => (holds(seen) ? [name] : [])));
  }
  const feminine = looks.filter(({ spec }) => !spec.figure.presentation).length / looks.length;
  const offered = new Set(
    registersOf(brief).flatMap((register) =>
      [...garmentPool(brief, register).values()].flatMap((list) =>
        list
          .filter(({ standing, garment }) => standing === 'home' && isDealt(garment, brief))
          .map(({ garment }) => garment.id),
      ),
    ),
  );
  const asked = registersOf(brief).reduce((sum, name) => sum + (brief.registers[name] ?? 0), 0);
  return [
    `plans: ${PLANS.filter((plan) => brief.plans[plan])
      .map(
        (plan) =>
          `${plan} ${percent(dueShare(brief, plan, feminine))} asked, ${percent(plans.share(plan))} got`,
      )
      .join('; ')}`,
    `registers: ${registersOf(brief)
      .map(
        (name) =>
          `${name} ${percent((brief.registers[name] ?? 0) / asked)} asked, ${percent(registers.share(name))} got`,
      )
      .join('; ')}`,
    `largest pieces: ${listed(leads, SHOWN)}`,
    `shoes: ${listed(shoes, SHOWN)}`,
    `never worn though they suit: ${
      GARMENTS.filter(({ id }) => offered.has(id) && !worn.has(id))
        .map(({ id }) => id)
        .join(', ') || 'none'
    }`,
    `two or more colours: ${percent(clothes.share(2))} on the clothes, ${percent(families.share(2) + families.share(3))} with shoes and bags; none at all: ${percent(families.share(0))}`,
    `hue of the largest piece: ${listed(hues, SHOWN)}`,
    ...checks.top(Object.keys(TASTE_CHECKS).length).map(([name, share]) => `  ${percent(share)} ${name}`),
  ];
}
