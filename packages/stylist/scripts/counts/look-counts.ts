import { colourDifference } from '../../src/colour/difference.ts';
import { isNeutral } from '../../src/colour/neutral.ts';
import type { Oklch } from '../../src/colour/oklch.ts';
import { garmentPool } from '../../src/compose/garment-pool.ts';
import { isPrint } from '../../src/garments/cloth-traits.ts';
import { GARMENTS } from '../../src/garments/garments.ts';
import { type Brief, PLANS, type Plan, registersOf } from '../../src/rules/brief.ts';
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

const SAME_COLOUR = 0.07;
/** How many colours clothes show, prints' own among them; shoes, bags and jewellery do not count. */
function coloursWorn({ main }: OutfitReading): number {
  const shown: Oklch[] = [];
  const add = (colour: Oklch | undefined) => {
    if (!colour || isNeutral(colour)) return;
    if (shown.every((other) => colourDifference(other, colour) >= SAME_COLOUR)) shown.push(colour);
  };
  for (const { tint, colour, item } of main) {
    if (tint === 'chromatic') add(colour);
    if (!isPrint(item.cloth.name)) continue;
    add(item.cloth.second);
    add(item.cloth.third);
  }
  return Math.min(2, shown.length);
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
    clothes.note(coloursWorn(look));
    worn.note(...look.worn.map(({ garment }) => garment.id));
    const seen = seenIn(look, brief);
    checks.note(...Object.entries(TASTE_CHECKS).flatMap(([name, holds]) => (holds(seen) ? [name] : [])));
  }
  const due = PLANS.reduce((sum, plan) => sum + (brief.plans[plan] ?? 0), 0);
  const offered = new Set(
    registersOf(brief).flatMap((register) =>
      [...garmentPool(brief, register).values()].flatMap((list) =>
        list.filter(({ standing }) => standing === 'home').map(({ garment }) => garment.id),
      ),
    ),
  );
  const asked = registersOf(brief).reduce((sum, name) => sum + (brief.registers[name] ?? 0), 0);
  return [
    `plans: ${PLANS.filter((plan) => brief.plans[plan])
      .map(
        (plan) =>
          `${plan} ${percent((brief.plans[plan] ?? 0) / due)} asked, ${percent(plans.share(plan))} got`,
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
