import { colourDifference } from '../colour/difference.ts';
import { type ColourStory, drawColourStory } from '../colour/harmony.ts';
import type { OutfitSpec, SceneName, WornItem } from '../outfit.ts';
import { pickOne, pickWeighted } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import { passesGates } from '../rules/check-reading.ts';
import { groundOf } from '../rules/gates/ground.gate.ts';
import {
  MAIN_SLOTS,
  meanFormality,
  type OutfitReading,
  readOutfit,
  totalClo,
} from '../rules/outfit-reading.ts';
import type { Cloth } from '../wardrobe/cloth.ts';
import type { Cast } from './casting.ts';
import { chooseGarments } from './choose-garments.ts';
import { choosePose } from './choose-pose.ts';
import { dyeGarments } from './dye-garments.ts';
import type { Candidate } from './garment-pool.ts';
import { paintScene } from './scene/paint-scene.ts';
import { weaveCloth } from './weave-cloth.ts';

/** Drafts carry no name: it is given to the one that is kept. */
const UNNAMED = '';

function wornItem(pick: Candidate, cloth: Cloth): WornItem {
  const [worn] = pick.garment.wears ?? [];
  return { garment: pick.garment.id, cloth, ...(worn && worn !== 'over' ? { worn } : {}) };
}

function scarfCloth(story: ColourStory, ground: Parameters<typeof colourDifference>[0]): Cloth {
  const colours = [story.second.colour, story.light.colour, story.dark.colour];
  const colour = colours.find((wish) => colourDifference(wish, ground) > 0.12) ?? story.light.colour;
  return { name: 'plain', colour };
}

const LARGEST_FIRST = ['coat', 'dress', 'layer', 'bottom', 'top'];

function largeColours(picks: readonly Candidate[], items: readonly WornItem[]) {
  const covered = picks.some(({ garment }) => garment.slot === 'coat' || garment.slot === 'layer');
  return picks
    .map(({ garment }, index) => ({ slot: garment.slot, colour: items[index]?.cloth.colour }))
    .filter(({ slot }) => MAIN_SLOTS.has(slot) && !(covered && slot === 'top'))
    .sort((a, b) => LARGEST_FIRST.indexOf(a.slot) - LARGEST_FIRST.indexOf(b.slot))
    .flatMap(({ colour }) => (colour ? [colour] : []));
}

/** Cheap look-ahead: no colours are drawn for clothes that are too warm or too dressy. */
function suitsBrief(picks: readonly Candidate[], { clo, formality }: Brief): boolean {
  const [warmth, level] = [totalClo(picks), meanFormality(picks)];
  return warmth >= clo.min && warmth <= clo.max && level >= formality.min && level <= formality.max;
}

const sceneNames = (brief: Brief) => Object.keys(brief.scenes) as SceneName[];

/** One try at a look: garments, colours, scene and pose for a woman, or undefined when a gate is broken. */
export function draftLook(brief: Brief, cast: Cast, random: () => number): OutfitReading | undefined {
  const picks = chooseGarments(brief, cast, random);
  if (!picks || !suitsBrief(picks, brief)) return undefined;
  const mood = pickOne(random, brief.moods);
  const story = drawColourStory(random, mood);
  const colours = dyeGarments(picks, story, random);
  const items = picks.map((pick) =>
    wornItem(pick, weaveCloth(pick, colours.get(pick) ?? story.main.colour, story)),
  );
  const name = pickWeighted(random, sceneNames(brief), (scene) => brief.scenes[scene] ?? 0);
  const light = mood === 'evening' ? 'evening' : 'day';
  const scene = paintScene(name, light, { story, worn: largeColours(picks, items), random });
  const spec: OutfitSpec = {
    seed: 1 + Math.floor(random() * 9999),
    name: UNNAMED,
    figure: {
      bodyShape: cast.bodyShape,
      pose: 'stroll',
      mirrored: random() < 0.5,
      skin: cast.skin.colour,
      hair: { style: cast.hair.style, colour: cast.hair.colour.colour },
      ...(cast.head === 'headscarf' ? { headscarf: scarfCloth(story, groundOf(scene)) } : {}),
    },
    items,
    scene,
  };
  const unposed = readOutfit(spec);
  const pose = choosePose(unposed, random);
  const reading: OutfitReading = { ...unposed, spec: { ...spec, figure: { ...spec.figure, pose } } };
  return passesGates(reading, brief) ? reading : undefined;
}
