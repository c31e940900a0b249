import { pickWeighted } from '../random.ts';
import { type Brief, PLANS } from '../rules/brief.ts';
import { hemOf, isClosedFront, necklineOf, showsLeg } from '../wardrobe/silhouette.ts';
import type { Cast } from './casting.ts';
import { type Candidate, garmentPool } from './garment-pool.ts';
import { Selection } from './selection.ts';

const BOOT_TOP = 6.95;
const BAG_CHANCE = 0.82;
const HIGH_HAIR = new Set(['afro', 'topknot']);

const calm = ({ garment }: Candidate) => garment.volume <= 2;

function addShoes(selection: Selection, cast: Cast): void {
  const legged = selection.garment('dress') ?? selection.garment('bottom');
  const bare = legged !== undefined && showsLeg(legged.cut);
  const hem = (legged && hemOf(legged.cut)) ?? 0;
  const sport = legged?.purpose === 'sport';
  const wantsCover = bare && cast.head === 'headscarf';
  selection.add('shoes', ({ garment }) => {
    if (garment.id === 'knee-boots') return bare && hem < BOOT_TOP;
    if (garment.id === 'runners' || sport) return sport && garment.purpose === 'sport';
    return !wantsCover || !garment.id.includes('sandals');
  });
}

function addHosiery(selection: Selection, random: () => number, cold: boolean): void {
  const legged = selection.garment('dress') ?? selection.garment('bottom');
  const shoes = selection.garment('shoes');
  if (!legged || !shoes || !showsLeg(legged.cut) || shoes.id === 'knee-boots') return;
  if (!shoes.suits.includes('cold') || shoes.cut.type !== 'shoe' || shoes.cut.last === 'sandal') return;
  if (cold || random() < 0.4) selection.add('hosiery');
}

function addExtras(selection: Selection, random: () => number, cast: Cast, brief: Brief): void {
  const over = selection.garment('coat') ?? selection.garment('layer');
  const base = selection.garment('dress') ?? selection.garment('top');
  const neckline = base && necklineOf(base.cut);
  const closed = over !== undefined && isClosedFront(over.cut);
  const sport = base?.purpose === 'sport';
  const hatRoom = cast.head === 'hair' && !HIGH_HAIR.has(cast.hair.style);
  if (random() < BAG_CHANCE) {
    selection.add('bag', ({ garment }) => {
      if (sport) return garment.purpose === 'sport';
      if (garment.purpose === 'sport') return false;
      if (garment.id === 'basket') return brief.faces.includes('hot') && brief.formality.target < 3.5;
      return garment.id !== 'shoulder-bag' || !over;
    });
  }
  const outdoors = brief.faces.length < 3 && brief.formality.target < 4;
  if (hatRoom && outdoors && random() < 0.4) {
    selection.add('hat', ({ garment }) => (sport ? garment.id !== 'straw-hat' : garment.purpose !== 'sport'));
  }
  if (cast.head === 'headscarf') return;
  const wool = selection.garment('coat') && brief.faces.includes('cold');
  if (wool && random() < 0.45) selection.add('scarf');
  else if (!closed && !sport && neckline !== 'roll' && neckline !== 'hood' && random() < 0.45) {
    selection.add('necklace', ({ garment }) => garment.id !== 'pendant' || neckline !== 'crew');
  }
  if (brief.faces.includes('hot') && outdoors && random() < 0.25) selection.add('glasses');
  const cut = selection.garment('bottom')?.cut;
  if (cut?.type === 'trousers' && cut.construction === 'tailored' && !over && random() < 0.4)
    selection.add('belt');
}

/** Chooses the garments of one look for a brief, or undefined when a slot stays empty. */
export function chooseGarments(
  brief: Brief,
  cast: Cast,
  random: () => number,
): readonly Candidate[] | undefined {
  const plan = pickWeighted(random, PLANS, (name) => brief.plans[name] ?? 0);
  const selection = new Selection(garmentPool(brief), random);
  const over = plan.endsWith('coat') ? 'coat' : plan.endsWith('layer') ? 'layer' : undefined;
  if (over && !selection.add(over)) return undefined;
  const outer = over && selection.garment(over);
  if (plan.startsWith('dress')) {
    if (!selection.add('dress', (pick) => !outer || calm(pick))) return undefined;
  } else {
    const bottom = selection.add('bottom');
    if (!bottom) return undefined;
    const gilet = outer?.cut.type === 'puffer' && outer.cut.sleeveless;
    const roomy = (!outer || gilet) && bottom.garment.volume <= 2;
    const sporty = bottom.garment.purpose === 'sport';
    const top = selection.add(
      'top',
      (pick) =>
        (roomy || calm(pick)) &&
        (sporty || pick.garment.purpose !== 'sport') &&
        !(
          outer &&
          isClosedFront(outer.cut) &&
          ['bare', 'v', 'scoop', 'hood'].includes(necklineOf(pick.garment.cut) ?? '')
        ),
    );
    if (!top) return undefined;
  }
  addShoes(selection, cast);
  if (!selection.garment('shoes')) return undefined;
  addHosiery(selection, random, !brief.faces.includes('hot') || cast.head === 'headscarf');
  addExtras(selection, random, cast, brief);
  return selection.picks;
}
