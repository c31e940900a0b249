import type { BodyShape } from '@glow/api';
import type { ClothName } from '../../garments/cloth.ts';
import { isHeavyKnit, isPrint, isShiny, isTellingWeave } from '../../garments/cloth-traits.ts';
import { hemOf, isClosedFront } from '../../garments/silhouette.ts';
import type { SceneName } from '../../outfit.ts';
import { feltWeather } from '../../rules/felt-weather.ts';
import type { OutfitReading, WornGarment } from '../../rules/outfit-reading.ts';
import { lightOf, sceneTraits } from '../../rules/scene-traits.ts';
import { suitingLines } from '../../rules/scores/silhouette.score.ts';
import { poseOf } from '../pose-of.ts';
import { isLayerCarried, isSeen, isShownTo } from '../seen.ts';
import { type ColourFacts, colourFacts, isCovered } from './colour-facts.ts';
import { type DegreeRange, degreesOf } from './degrees.ts';
import { type Hero, heroOf, heroWords } from './hero.ts';
import { type Occasion, occasionOf } from './occasion-of.ts';
import { pairedPieces } from './paired-pieces.ts';
import { namedByKey, pieceWords } from './piece-words.ts';

/** What the sentences' conditions ask of a look; everything in it shows in the picture. */
export interface LookFacts {
  readonly reading: OutfitReading;
  readonly occasion: Occasion;
  readonly formality: number;
  readonly shape: BodyShape;
  readonly scene: SceneName;
  readonly light: 'day' | 'evening';
  readonly isOutdoors: boolean;
  readonly falls: 'rain' | 'snow' | undefined;
  readonly felt: 'cold' | 'cool' | 'mild';
  /** Outdoors by day, where what is worn agrees with what is seen. */
  readonly degrees: DegreeRange | undefined;
  /** A piece that shows, by where it is worn. */
  readonly seen: OutfitReading['slot'];
  /** Coat or layer, where it is worn and not carried. */
  readonly over: WornGarment | undefined;
  /** Dress or top, where it shows. */
  readonly base: WornGarment | undefined;
  readonly legged: WornGarment | undefined;
  /** True when one of these garments shows. */
  readonly wears: (...ids: readonly string[]) => boolean;
  /** True when a main piece that shows is made of one of these. */
  readonly madeOf: (...cloths: readonly ClothName[]) => boolean;
  /** Main pieces that show in a cloth with a pattern, a shine, or a weave one notices. */
  readonly prints: readonly WornGarment[];
  readonly shiny: readonly WornGarment[];
  readonly textured: readonly WornGarment[];
  /** Lines that suit the wearer's shape, by id. */
  readonly lines: ReadonlySet<string>;
  readonly colours: ColourFacts;
  readonly covered: 'hijab' | 'headwrap' | undefined;
  /** Every piece that shows and is printed, the small ones too. */
  readonly printed: readonly WornGarment[];
  /** No coat hides the hem and the hips, and the picture shows it. */
  readonly isHemSeen: boolean;
  /** The picture shows the leg below the knee. */
  readonly isLegSeen: boolean;
  /** No closed jacket hides the waist. */
  readonly isWaistSeen: boolean;
  /** She leans on nothing and is not told how to walk or stand. */
  readonly isUnaided: boolean;
  readonly isHandInPocket: boolean;
  /** The piece the look is named after. */
  readonly hero: Hero | undefined;
  /** True when the hero is made of one of these. */
  readonly heroIn: (...cloths: readonly ClothName[]) => boolean;
  /** How many pieces show that a sentence can name. */
  readonly nameable: number;
  /** The piece that a key in a sentence's braces stands for. */
  readonly pieceOf: (key: string) => WornGarment | undefined;
  /** What sentences may say of this look's own pieces, by the key in their braces. */
  readonly words: Readonly<Partial<Record<string, string>>>;
}

/** How much of a skirt has to show below a closed coat, in heads. */
const SHOWN_BELOW = 0.7;
/** In heads; a picture to the knee shows as much. */
const BELOW_THE_KNEE = 6.3;

/** Reads what can be said of a look. */
export function lookFacts(reading: OutfitReading): LookFacts {
  const { spec, worn, main, formality } = reading;
  const { setting, falls } = sceneTraits(spec.scene.name);
  const light = lightOf(spec.scene);
  const shown = worn.filter((piece) => isSeen(reading, piece));
  const seen: OutfitReading['slot'] = (slot) => shown.find(({ garment }) => garment.slot === slot);
  const mains = main.filter((piece) => isSeen(reading, piece));
  const withCloth = (test: (name: ClothName) => boolean) => mains.filter(({ item }) => test(item.cloth.name));
  const { headscarf } = spec.figure;
  const colours = colourFacts(reading, shown);
  const over = isLayerCarried(reading) ? undefined : (seen('coat') ?? seen('layer'));
  const legged = seen('dress') ?? seen('bottom');
  const isOpen = !over || !isClosedFront(over.garment.cut);
  const hem = (legged && hemOf(legged.garment.cut)) ?? 0;
  const { arms } = poseOf(reading, spec.figure);
  const facts = {
    reading,
    occasion: occasionOf(reading, light),
    formality,
    shape: spec.figure.bodyShape,
    scene: spec.scene.name,
    light,
    isOutdoors: setting === 'outdoors',
    falls,
    felt: feltWeather(reading),
    seen,
    over,
    base: seen('dress') ?? seen('top'),
    legged,
    wears: (...ids: readonly string[]) => shown.some(({ garment }) => ids.includes(garment.id)),
    madeOf: (...cloths: readonly ClothName[]) => mains.some(({ item }) => cloths.includes(item.cloth.name)),
    prints: withCloth(isPrint),
    shiny: withCloth(isShiny),
    textured: withCloth((name) => isTellingWeave(name) || isHeavyKnit(name)),
    lines: new Set(suitingLines(reading)),
    colours,
    printed: shown.filter(({ item }) => isPrint(item.cloth.name)),
    isHemSeen: isShownTo(reading, hem) && (isOpen || hem - (hemOf(over.garment.cut) ?? 0) > SHOWN_BELOW),
    isLegSeen: isShownTo(reading, BELOW_THE_KNEE),
    isWaistSeen: isOpen || (over.garment.cut.type === 'jacket' && over.garment.cut.belted === true),
    isUnaided: spec.figure.aid === undefined || spec.figure.aid === 'hearing-aid',
    isHandInPocket: [arms.left, arms.right].some(({ hand }) => hand === 'pocket'),
    covered: headscarf && (headscarf.drape === 'headwrap' ? 'headwrap' : 'hijab'),
  } as const;
  const degrees = degreesOf(reading);
  const hero = heroOf(reading);
  const bare = mains.filter((piece) => !isCovered(reading, piece));
  const pieces = namedByKey(seen, colours, pairedPieces(shown, bare, colours));
  const words = {
    ...pieceWords(reading, pieces, colours, degrees),
    ...(hero ? heroWords(reading, hero) : {}),
  };
  const heroIn = (...cloths: readonly ClothName[]) =>
    hero !== undefined && cloths.includes(hero.piece.item.cloth.name);
  const pieceOf = (key: string) => pieces.get(key);
  const nameable = new Set([...pieces.values()]).size;
  return { ...facts, degrees, hero, heroIn, nameable, pieceOf, words };
}
