import type { Garment } from '../garments/garment.ts';
import { hemOf, showsLeg } from '../garments/silhouette.ts';
import type { Brief } from '../rules/brief.ts';
import { shedsRain } from '../rules/felt-weather.ts';
import { isForMoving } from '../rules/for-moving.ts';
import { coversLegs, isLongAndLoose } from '../rules/modest-cover.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import {
  BOOT_TOP,
  isLaced,
  isTallBoot,
  isTrouserSock,
  shoeTraits,
  takesSportSocks,
  takesTights,
  takesTrouserSocks,
} from '../rules/shoe-traits.ts';
import type { Aim } from './aim.ts';
import { type Cast, isCovered } from './casting.ts';
import { addExtras } from './choose-extras.ts';
import { addSeparates, isCalm } from './choose-separates.ts';
import { type Place, weatherIn } from './dealt-place.ts';
import { favourOf } from './favour.ts';
import type { Asked } from './fitting-bag.ts';
import { type Candidate, garmentPool } from './garment-pool.ts';
import { Selection } from './selection.ts';

/** Where neither the cold nor a headscarf asks for it. */
const HOSIERY_CHANCE = 0.22;
/** In the heat nobody wears tights, and few wear socks with their shoes. */
const SOCKS_CHANCE = 0.05;

function addShoes(selection: Selection, cast: Cast, shoes: string): void {
  const legged = selection.garment('dress') ?? selection.garment('bottom');
  const bare = legged !== undefined && showsLeg(legged.cut);
  const hem = (legged && hemOf(legged.cut)) ?? 0;
  const sport = legged?.purpose === 'sport';
  const wantsCover = bare && isCovered(cast);
  selection.add('shoes', ({ garment }) => {
    if (garment.id !== shoes) return false;
    if (isTallBoot(garment)) return bare && hem < BOOT_TOP;
    if (sport) return isForMoving(garment);
    if (garment.purpose === 'sport') return false;
    return !wantsCover || shoeTraits(garment)?.shape !== 'open';
  });
}

const KILT = 'kilt';

/** Ribbed socks go with trainers, fine ones with leather. */
const goesUnderTrousers =
  (shoes: Garment | undefined) =>
  ({ garment }: Candidate) =>
    garment.cut.type === 'socks' &&
    isTrouserSock(garment) &&
    (garment.cut.gauge === 'fine') === (shoeTraits(shoes)?.under !== 'socks');

/** Covered hair asks for opaque tights; to other looks any hosiery comes by chance or with the cold. */
function addHosiery(selection: Selection, random: () => number, brief: Brief, cast: Cast): void {
  const legged = selection.garment('dress') ?? selection.garment('bottom');
  const shoes = selection.garment('shoes');
  const cold = !brief.faces.includes('hot') || selection.garment('coat') !== undefined;
  if ((cold || isLaced(shoes)) && legged && takesTrouserSocks(legged, shoes))
    selection.add('hosiery', goesUnderTrousers(shoes));
  if (brief.needs === 'sport' && !cold && legged && takesSportSocks(legged, shoes)) {
    selection.add('hosiery', goesUnderTrousers(shoes));
    return;
  }
  if (!legged || !showsLeg(legged.cut) || !takesTights(shoes)) return;
  if ('front' in legged.cut && legged.cut.front === 'slit') return;
  const covered = isCovered(cast);
  const tall = isTallBoot(shoes);
  const isCool = brief.faces.some((condition) => condition !== 'hot');
  const isKilt = legged.id === KILT;
  const wanted = isKilt || covered || cold || (!tall && random() < (isCool ? HOSIERY_CHANCE : SOCKS_CHANCE));
  const suits = ({ garment }: Candidate) =>
    isKilt
      ? garment.cut.type === 'tights' || (garment.cut.type === 'socks' && garment.cut.height === 'knee')
      : covered || cold
        ? coversLegs(garment)
        : !isTrouserSock(garment) && (isCool || garment.cut.type === 'socks');
  if (shoes?.suits.includes('cold') && wanted) selection.add('hosiery', suits);
}

/** Chooses the garments of one look for a brief, or undefined when a slot stays empty. */
export function chooseGarments(
  brief: Brief,
  { plan, register, lead, shoes, story }: Aim,
  cast: Cast,
  place: Place,
  random: () => number,
): readonly Candidate[] | undefined {
  const selection = new Selection(
    garmentPool(brief, register, cast.presentation),
    random,
    weatherIn(place),
    favourOf(story, cast.bodyShape),
  );
  const asked: Asked = { brief, cast, place };
  const over = plan.endsWith('coat') ? 'coat' : plan.endsWith('layer') ? 'layer' : undefined;
  const leads = ({ garment }: Candidate) => garment.id === lead;
  const wet = sceneTraits(place.name).falls === 'rain';
  const keepsDry = ({ garment, option }: Candidate) => !wet || shedsRain(garment, option.name);
  if (over && !selection.add(over, (pick) => keepsDry(pick) && (over !== 'coat' || leads(pick))))
    return undefined;
  const carries = (pick: Candidate) => over === 'coat' || leads(pick);
  const outer = over && selection.garment(over);
  const suits = ({ garment }: Candidate) => !isCovered(cast) || isLongAndLoose(garment.cut);
  if (plan.startsWith('dress')) {
    if (!selection.add('dress', (pick) => carries(pick) && (!outer || isCalm(pick)) && suits(pick)))
      return undefined;
  } else if (!addSeparates(selection, asked, story, (pick) => carries(pick) && suits(pick))) {
    return undefined;
  }
  addShoes(selection, cast, shoes);
  if (!selection.garment('shoes')) return undefined;
  addHosiery(selection, random, brief, cast);
  addExtras(selection, random, asked);
  return selection.picks;
}
