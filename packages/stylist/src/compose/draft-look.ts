import { colourDifference } from '../colour/difference.ts';
import { type ColourStory, drawColourStory } from '../colour/harmony.ts';
import type { Oklch } from '../colour/oklch.ts';
import type { Swatch } from '../colour/swatches.ts';
import type { Cloth } from '../garments/cloth.ts';
import {
  type Aid,
  type FigureSpec,
  leansOn,
  type OutfitSpec,
  type PoseName,
  type WornItem,
} from '../outfit.ts';
import { pickOne } from '../random.ts';
import { isClutch } from '../rules/bag-traits.ts';
import type { Brief } from '../rules/brief.ts';
import { passesGates } from '../rules/check-reading.ts';
import { legsSeen } from '../rules/gates/eyewear-and-aids.gate.ts';
import { groundOf } from '../rules/gates/ground.gate.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import {
  MAIN_SLOTS,
  meanFormality,
  type OutfitReading,
  readOutfit,
  totalClo,
} from '../rules/outfit-reading.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import { isForCold, isForHeat, warmthRange } from '../rules/warmth-range.ts';
import type { Aim } from './aim.ts';
import { type Cast, isFullFigure } from './casting.ts';
import { allowsHip, chooseFraming, closeUpShare } from './choose-framing.ts';
import { chooseGarments } from './choose-garments.ts';
import { choosePose, choosePoseToHip } from './choose-pose.ts';
import type { Place } from './dealt-place.ts';
import { dyeGarments } from './dyeing/dye-garments.ts';
import type { Candidate } from './garment-pool.ts';
import { repeatsColour } from './repeats-colour.ts';
import { paintScene } from './scene/paint-scene.ts';
import { stepFree } from './step-free.ts';
import { weaveCloth } from './weave-cloth.ts';

/** Drafts carry no name: it is given to the one that is kept. */
const UNNAMED = '';
/** Stands in until the clothes are chosen that decide what is seen of the person. */
const UNSEEN: Omit<FigureSpec, 'bodyShape'> = {
  pose: 'still',
  mirrored: false,
  skin: { l: 0, c: 0, h: 0 },
  hair: { style: 'bob', colour: { l: 0, c: 0, h: 0 } },
};

/**
 * On a full figure in trousers a top that may hang does: tucked in, it makes a block of her with a line across. A
 * blouse over wide legs is tucked, or all of it is a tent. On a man a top hangs where no belt finishes the waist.
 */
function hangsLoose(picks: readonly Candidate[], cast: Cast): boolean {
  const { presentation } = cast;
  const mayHang = isFullFigure(cast) || presentation === 'masculine';
  const slots = new Set(picks.map(({ garment }) => garment.slot));
  const covered = slots.has('belt') || slots.has('layer') || slots.has('coat');
  const legs = picks.flatMap(({ garment: { cut } }) => (cut.type === 'trousers' ? [cut.fit] : []));
  const isBlouse = presentation === 'feminine' && picks.some(({ garment }) => garment.cut.type === 'shirt');
  const isTent = isBlouse && legs.some((fit) => fit === 'wide' || fit === 'flare');
  return mayHang && !covered && legs.length > 0 && !isTent;
}

/** A chosen garment in its cloth, worn the way that suits it best; a top that `hangs` is not tucked where it need not be. */
export function wornItem(pick: Candidate, cloth: Cloth, hangs = false): WornItem {
  const { wears = [] } = pick.garment;
  const worn = hangs && wears.includes('over') ? 'over' : wears[0];
  return { garment: pick.garment.id, cloth, ...(worn && worn !== 'over' ? { worn } : {}) };
}

/** What a headscarf keeps from the ground behind it and from the largest pieces, which it would make a uniform of (ΔE_ok). */
const APART = 0.12;

function scarfCloth(story: ColourStory, ground: Oklch, worn: readonly Oklch[]): Cloth {
  const { second, light, dark } = story;
  const shown = [light, dark, second].filter(({ colour }) => colourDifference(colour, ground) > APART);
  const isOwn = ({ colour }: Swatch) => worn.every((other) => colourDifference(colour, other) > APART);
  const { colour } = shown.find(isOwn) ?? shown[0] ?? light;
  return { name: 'plain', colour };
}

const LARGEST_FIRST = ['coat', 'dress', 'layer', 'bottom', 'top'];

/** Colours of the pieces that are seen first, the largest first. */
export function largeColours(picks: readonly Candidate[], items: readonly WornItem[]) {
  const covered = picks.some(({ garment }) => garment.slot === 'coat' || garment.slot === 'layer');
  return picks
    .map(({ garment }, index) => ({ slot: garment.slot, colour: items[index]?.cloth.colour }))
    .filter(({ slot }) => MAIN_SLOTS.has(slot) && !(covered && slot === 'top'))
    .sort((a, b) => LARGEST_FIRST.indexOf(a.slot) - LARGEST_FIRST.indexOf(b.slot))
    .flatMap(({ colour }) => (colour ? [colour] : []));
}

/** Cheap look-ahead: no colours are drawn for clothes too warm or too dressy for the brief or the place. */
function suitsBrief(picks: readonly Candidate[], brief: Brief, place: Place): boolean {
  const { formality } = brief;
  const clo = warmthRange(brief, place.name);
  const there = sceneTraits(place.name).clo;
  const [warmth, level] = [totalClo(picks), meanFormality(picks)];
  const warm = warmth >= Math.max(clo.min, there.min ?? 0);
  const cool = warmth <= Math.min(clo.max, there.max ?? Infinity);
  return warm && cool && level >= formality.min && level <= formality.max;
}

/** The person as the clothes let them be seen: no glasses behind sunglasses, no lids lowered behind them, no cane beside a clutch. */
export function figureOf(
  cast: Cast,
  reading: OutfitReading,
  headscarf: Cloth,
  random: () => number,
): Omit<FigureSpec, 'pose'> {
  const { bodyShape, presentation, build, stature, skin, face, expression, hair, head, age } = cast;
  const { glasses, facialHair, pregnancy } = cast;
  const aid = shownAid(cast, reading);
  return {
    bodyShape,
    ...(presentation === 'feminine' ? {} : { presentation }),
    ...(build === 'medium' ? {} : { build }),
    ...(stature === 'average' ? {} : { stature }),
    mirrored: random() < 0.5,
    skin: skin.colour,
    ...(face === 'oval' ? {} : { face }),
    ...(expression === 'calm' || (expression === 'lowered' && glasses) ? {} : { expression }),
    hair: { style: hair.style, colour: hair.colour.colour },
    ...(head === 'hair' ? {} : { headscarf: { ...headscarf, drape: head } }),
    ...(age === 'young' ? {} : { age }),
    ...(glasses && !reading.slot('glasses') ? { glasses } : {}),
    ...(facialHair ? { facialHair } : {}),
    ...(aid ? { aid } : {}),
    ...(pregnancy ? { pregnancy } : {}),
  };
}

function shownAid({ aid, head, hair }: Cast, reading: OutfitReading): Aid | undefined {
  if (aid === 'prosthetic-leg' && !legsSeen(reading)) return undefined;
  if (leansOn(aid) && isClutch(reading.slot('bag')?.garment)) return undefined;
  if (aid === 'hearing-aid' && head !== 'headwrap' && hairTraits(hair.style).ears === 'covered')
    return undefined;
  return aid;
}

/** What a look is dressed from once its pieces are chosen. */
export interface DressedPieces {
  readonly items: readonly WornItem[];
  /** Colours of the largest pieces, largest first, which the scene sets off. */
  readonly worn: readonly Oklch[];
  readonly story: ColourStory;
  readonly light: 'day' | 'evening';
}

/** Puts chosen pieces on a person in a place; no gate is asked yet. */
export function dressCast(
  { items, worn, story, light }: DressedPieces,
  cast: Cast,
  place: Place,
  random: () => number,
): OutfitReading {
  const { name, variant } = stepFree(place, cast.aid);
  const scene = paintScene(name, variant, { story, worn, light, random });
  const seed = 1 + Math.floor(random() * 9999);
  const dressed = readOutfit({
    seed,
    name: UNNAMED,
    figure: { ...UNSEEN, bodyShape: cast.bodyShape, presentation: cast.presentation },
    items,
    scene,
  });
  const figure = figureOf(cast, dressed, scarfCloth(story, groundOf(scene), worn), random);
  const posed = (pose: PoseName): OutfitSpec => ({ ...dressed.spec, figure: { ...figure, pose } });
  const first = posed(choosePose(dressed, figure, random));
  const isForHip = random() < closeUpShare(figure) && allowsHip({ ...dressed, spec: posed(UNSEEN.pose) });
  const toHip = isForHip ? choosePoseToHip(dressed, figure, random) : undefined;
  const spec = toHip ? posed(toHip) : first;
  const framing = chooseFraming({ ...dressed, spec });
  return { ...dressed, spec: framing === 'full' ? spec : { ...lookingUp(spec), framing } };
}

/** A close picture is of a face as well: its eyes are open. */
function lookingUp(spec: OutfitSpec): OutfitSpec {
  const { expression, ...figure } = spec.figure;
  return expression === 'lowered' ? { ...spec, figure } : spec;
}

function seasonOf(brief: Brief): 'hot' | 'cold' | undefined {
  if (isForHeat(brief)) return 'hot';
  return isForCold(brief) ? 'cold' : undefined;
}

/** One try at a look: garments and colours for a person in a place, or undefined when a gate is broken. */
export function draftLook(
  brief: Brief,
  aim: Aim,
  cast: Cast,
  place: Place,
  random: () => number,
): OutfitReading | undefined {
  const picks = chooseGarments(brief, aim, cast, place, random);
  if (!picks || !suitsBrief(picks, brief, place)) return undefined;
  const mood = pickOne(random, brief.moods);
  const story = drawColourStory(random, mood, aim.story, aim.turn);
  const colours = dyeGarments(picks, story, { ...cast, season: seasonOf(brief), needs: brief.needs }, random);
  const hangs = hangsLoose(picks, cast);
  const items = picks.map((pick) =>
    wornItem(pick, weaveCloth(pick, colours.get(pick) ?? story.main.colour, story), hangs),
  );
  const light = mood === 'evening' ? 'evening' : 'day';
  const reading = dressCast({ items, worn: largeColours(picks, items), story, light }, cast, place, random);
  if (repeatsColour(reading, aim.story)) return undefined;
  return passesGates(reading, brief) ? reading : undefined;
}
