import { isColourful, type StoryKind } from '../colour/story-kind.ts';
import { isShiny } from '../garments/cloth-traits.ts';
import type { Garment } from '../garments/garment.ts';
import { hemOf, isClosedFront, isTunic, necklineOf, sleeveOf } from '../garments/silhouette.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import { BOOT_TOP } from '../rules/shoe-traits.ts';
import { isForCold, isForHeat } from '../rules/warmth-range.ts';
import { isCovered } from './casting.ts';
import type { Asked } from './fitting-bag.ts';
import type { Candidate } from './garment-pool.ts';
import type { Selection } from './selection.ts';

const V_NECK = 'v-neck-jumper';

const coversAnkle = ({ cut }: Garment) => cut.type === 'trousers' && (hemOf(cut) ?? 0) > BOOT_TOP;
const isPolo = ({ cut }: Garment) => 'collar' in cut && cut.collar === 'polo';
const isFlared = ({ cut }: Garment) => cut.type === 'trousers' && cut.fit === 'flare';

/** Of a quiet outline, so that there is room for it under a jacket. */
export const isCalm = ({ garment }: Candidate) => garment.volume <= 2;

const outerOf = (selection: Selection) => selection.garment('coat') ?? selection.garment('layer');

/** Adds trousers or a skirt that may be worn with what is worn over them; a man's suit for a formal occasion. */
function addBottom(
  selection: Selection,
  { brief, cast }: Asked,
  suits: (pick: Candidate) => boolean,
): Candidate | undefined {
  const outer = outerOf(selection);
  // From head to toe velvet is a costume.
  const velvet = selection.picks.some(({ option }) => option.name === 'velvet');
  const fits = (pick: Candidate) =>
    suits(pick) &&
    !(velvet && pick.option.name === 'velvet') &&
    // A cape over a wide skirt is a tent.
    !(outer?.cut.type === 'cape' && pick.garment.cut.type === 'skirt' && pick.garment.volume > 1);
  const jacket = selection.picks.find(({ garment }) => garment.slot === 'layer');
  const isSuit = brief.needs === 'polish' && cast.presentation === 'masculine';
  const ofTheSuit =
    isSuit && jacket
      ? selection.add('bottom', (pick) => fits(pick) && pick.option.name === jacket.option.name)
      : undefined;
  return ofTheSuit ?? selection.add('bottom', fits);
}

/** Tells what top goes between a bottom and what is worn over both. */
function goesWith(selection: Selection, bottom: Candidate, { brief, cast, place }: Asked, story: StoryKind) {
  const outer = outerOf(selection);
  const isMan = cast.presentation === 'masculine';
  const twoShine = !isColourful(story) || story === 'family';
  const gilet = outer?.cut.type === 'puffer' && outer.cut.sleeveless;
  const roomy = (!outer || gilet) && bottom.garment.volume <= 2;
  const isHeavyInHeat =
    isForHeat(brief) && !isCovered(cast) && bottom.option.dye === 'denim' && coversAnkle(bottom.garment);
  // Satin is for a man's evenings: in a library it is a costume.
  const isManByDay = isMan && sceneTraits(place.name).light !== 'evening';
  const sporty = bottom.garment.purpose === 'sport';
  return (pick: Candidate): boolean => {
    const { cut, id, purpose } = pick.garment;
    const sleeve = sleeveOf(cut);
    const shines = isShiny(pick.option.name);
    const isClosedOver = outer !== undefined && isClosedFront(outer.cut);
    return (
      (roomy || isCalm(pick)) &&
      (twoShine || !isShiny(bottom.option.name) || !shines) &&
      (sporty || purpose !== 'sport') &&
      !(isManByDay && shines) &&
      // Two collars fight, and a flare below a kurta breaks its line.
      !(outer && isPolo(pick.garment)) &&
      !(isTunic(cut) && isFlared(bottom.garment)) &&
      // A knitted V on a man's bare chest is a shirt forgotten.
      !(isMan && id === V_NECK) &&
      !(isHeavyInHeat && sleeve === 'long') &&
      !(isForCold(brief) && brief.needs === undefined && sleeve === 'none') &&
      !(isClosedOver && ['bare', 'v', 'scoop', 'hood'].includes(necklineOf(cut) ?? ''))
    );
  };
}

/** Adds a bottom and a top that go with each other and with what is worn over them; false when either slot stays empty. */
export function addSeparates(
  selection: Selection,
  asked: Asked,
  story: StoryKind,
  suits: (pick: Candidate) => boolean,
): boolean {
  const bottom = addBottom(selection, asked, suits);
  return (
    bottom !== undefined && selection.add('top', goesWith(selection, bottom, asked, story)) !== undefined
  );
}
