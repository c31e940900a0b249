import { showsLeg } from '../garments/silhouette.ts';
import { isAsDressedUp, isBackpack, isBasket, isCrossbody, isUmbrella } from '../rules/bag-traits.ts';
import type { Brief } from '../rules/brief.ts';
import { meanFormality } from '../rules/outfit-reading.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import type { Cast } from './casting.ts';
import type { Place } from './dealt-place.ts';
import type { Candidate } from './garment-pool.ts';
import type { Selection } from './selection.ts';

/** Who is to be dressed, for what and where. */
export interface Asked {
  readonly brief: Brief;
  readonly cast: Cast;
  readonly place: Place;
}

const HOLIDAY_FORMALITY = 3.5;
/** Looks from here on carry no bag for papers. */
const NO_PAPERS_FROM = 4.6;
const FOR_PAPERS: ReadonlySet<string> = new Set([
  'messenger-bag',
  'shoulder-bag',
  'camera-bag',
  'backpack',
  'tote',
]);

/** Its strap cuts across the bust, and beside a skirt it comes from school. */
const MESSENGER_BAG = 'messenger-bag';

/** A pouch on a string is too rustic beside tailoring. */
const BUCKET_BAG = 'bucket-bag';

/** Small in a man's hand: it comes where no other bag does. */
const TOTE = 'tote';

/** After dark, and where people dress up, the bag of the day stays at home. */
function isDressyPlace({ brief, place }: Asked): boolean {
  const { light } = sceneTraits(place.name);
  return light !== undefined || brief.moods.includes('evening') || brief.formality.target >= NO_PAPERS_FROM;
}

/** A tote, where nothing else finishes a look by day. */
export const isLastBag =
  (selection: Selection, asked: Asked) =>
  ({ garment, formality }: Candidate): boolean =>
    garment.id === TOTE &&
    !isDressyPlace(asked) &&
    isAsDressedUp(garment, formality, meanFormality(selection.picks));

/** What bag goes with the pieces chosen so far, for a place. */
export function fittingBag(selection: Selection, asked: Asked, sport: boolean) {
  const { brief, cast } = asked;
  const over = selection.garment('coat') ?? selection.garment('layer');
  const level = meanFormality(selection.picks);
  const legged = selection.garment('dress') ?? selection.garment('bottom');
  const isSkirted = legged !== undefined && showsLeg(legged.cut);
  return ({ garment, formality }: Candidate) => {
    if (!isAsDressedUp(garment, formality, level)) return false;
    if (sport || garment.purpose === 'sport') return sport && garment.purpose === 'sport';
    if (garment.id === TOTE && cast.presentation !== 'feminine') return false;
    if (FOR_PAPERS.has(garment.id) && isDressyPlace(asked)) return false;
    if (isBasket(garment)) {
      return brief.faces.includes('hot') && brief.formality.target < HOLIDAY_FORMALITY;
    }
    if (isUmbrella(garment)) return false;
    if (garment.id === MESSENGER_BAG && isSkirted) return false;
    if (garment.id === BUCKET_BAG && over?.registers.includes('tailored')) return false;
    if (isBackpack(garment) && over) return false;
    return !isCrossbody(garment) || !over;
  };
}
