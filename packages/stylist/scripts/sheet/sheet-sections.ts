import { BODY_SHAPES, type BodyShape, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { oklch } from '../../src/colour/convert.ts';
import { drawColourStory } from '../../src/colour/harmony.ts';
import type { Oklch } from '../../src/colour/oklch.ts';
import { SKIN_TONES } from '../../src/colour/skin-tones.ts';
import { composeLook } from '../../src/compose/compose-looks.ts';
import { paintScene } from '../../src/compose/scene/paint-scene.ts';
import type { Garment } from '../../src/garments/garment.ts';
import { GARMENTS } from '../../src/garments/garments.ts';
import {
  AGES,
  AIDS,
  type FigureSpec,
  GLASSES_FRAMES,
  HAIR_STYLES,
  type OutfitSpec,
  POSES,
  SCARF_DRAPES,
  SCENE_VARIANTS,
  SCENES,
  type SceneName,
  type SceneSpec,
  type SceneVariant,
  type WornItem,
} from '../../src/outfit.ts';
import { createRandom } from '../../src/random.ts';
import { pairsSection } from './pairs-section.ts';
import type { SheetCell, SheetSection } from './sheet-section.ts';

const RANDOM_LOOKS = 100;

const TEE: WornItem = {
  garment: 'crew-tee',
  cloth: { name: 'plain', colour: oklch(0.945, 0.016, 88) },
  worn: 'tucked',
};
const TROUSERS: WornItem = {
  garment: 'straight-jeans',
  cloth: { name: 'denim', colour: oklch(0.45, 0.085, 256) },
};
const SHOES: WornItem = { garment: 'sneakers', cloth: { name: 'plain', colour: oklch(0.955, 0.006, 90) } };
const SKIRT: WornItem = { garment: 'a-line-skirt', cloth: { name: 'wool', colour: oklch(0.5, 0.12, 25) } };

const HAIR: Readonly<Record<string, Oklch>> = {
  black: oklch(0.22, 0.014, 290),
  brown: oklch(0.37, 0.055, 52),
  copper: oklch(0.56, 0.13, 48),
  silver: oklch(0.8, 0.008, 260),
};

const hair = (name: keyof typeof HAIR) => HAIR[name] ?? oklch(0.22, 0.014, 290);
const skinAt = (index: number) => SKIN_TONES[index]?.colour ?? oklch(0.7, 0.08, 58);

function sceneOf(name: SceneName, seed: number, variant: SceneVariant = 0): SceneSpec {
  const random = createRandom(seed);
  const evening = ['night', 'disco', 'wine-bar', 'riverside', 'rooftop', 'foyer'].includes(name);
  const story = drawColourStory(random, evening ? 'evening' : 'bright', 'two-colours', random() * 360);
  const worn = [oklch(0.45, 0.085, 256), oklch(0.945, 0.016, 88)];
  return paintScene(name, variant, { story, worn, light: evening ? 'evening' : 'day', random });
}

const PLAIN = sceneOf('studio', 5);

const figure = (more: Partial<FigureSpec> = {}): FigureSpec => ({
  bodyShape: 'Rectangle',
  pose: 'stroll',
  mirrored: false,
  skin: skinAt(4),
  hair: { style: 'bob', colour: hair('brown') },
  ...more,
});

const look = (
  more: Partial<FigureSpec>,
  items: readonly WornItem[] = [TEE, TROUSERS, SHOES],
  scene: SceneSpec = PLAIN,
  seed = 7,
): OutfitSpec => ({ seed, name: '', figure: figure(more), items, scene });

const cell = (label: string, spec: OutfitSpec, part: SheetCell['part'] = 'figure'): SheetCell => ({
  label,
  spec,
  part,
});

function hairSection(): SheetSection {
  const people = [
    { skin: skinAt(1), colour: hair('copper'), age: 'young', bodyShape: 'Rectangle' },
    { skin: skinAt(9), colour: hair('black'), age: 'middle', bodyShape: 'Round' },
    { skin: skinAt(6), colour: hair('silver'), age: 'older', bodyShape: 'Hourglass' },
  ] as const;
  const poses = ['stroll', 'contra', 'still'] as const;
  return {
    name: 'hair',
    columns: 9,
    cells: HAIR_STYLES.flatMap((style) =>
      people.map(({ skin, colour, age, bodyShape }, i) =>
        cell(
          `${style} ${age}`,
          look({ skin, hair: { style, colour }, age, bodyShape, pose: poses[i] ?? 'stroll' }),
          'head',
        ),
      ),
    ),
  };
}

function facesSection(): SheetSection {
  const scarf = { name: 'plain', colour: oklch(0.5, 0.1, 200) } as const;
  const knit: WornItem = {
    garment: 'fine-roll-neck',
    cloth: { name: 'knit', colour: oklch(0.9, 0.032, 85) },
  };
  const hats = GARMENTS.filter(({ slot }) => slot === 'hat');
  const skins = [1, 5, 9].map(skinAt);
  return {
    name: 'faces',
    columns: 9,
    cells: [
      ...SCARF_DRAPES.flatMap((drape) =>
        skins.map((skin) =>
          cell(drape, look({ skin, headscarf: { ...scarf, drape } }, [knit, TROUSERS, SHOES]), 'head'),
        ),
      ),
      ...GLASSES_FRAMES.flatMap((glasses) =>
        skins.map((skin, i) =>
          cell(
            glasses,
            look({
              skin,
              glasses,
              age: AGES[i] ?? 'young',
              hair: { style: 'chignon', colour: hair('black') },
            }),
            'head',
          ),
        ),
      ),
      ...SKIN_TONES.map(({ name, colour }) =>
        cell(name, look({ skin: colour, hair: { style: 'waves', colour: hair('brown') } }), 'head'),
      ),
      ...hats.flatMap((hat) =>
        HAIR_STYLES.filter((_, i) => i % 3 === 0).map((style) =>
          cell(
            `${hat.id} ${style}`,
            look({ hair: { style, colour: hair('brown') } }, [TEE, TROUSERS, SHOES, worn(hat)]),
            'head',
          ),
        ),
      ),
    ],
  };
}

function posesSection(): SheetSection {
  const colour = hair('black');
  return {
    name: 'poses',
    columns: 10,
    cells: [
      ...POSES.flatMap((pose) =>
        BODY_SHAPES.map((bodyShape, i) =>
          cell(
            `${pose} ${bodyShape}`,
            look({
              pose,
              bodyShape,
              skin: skinAt(i * 2),
              mirrored: i % 2 === 1,
              hair: { style: 'bun', colour },
            }),
          ),
        ),
      ),
      ...AIDS.flatMap((aid) =>
        BODY_SHAPES.map((bodyShape, i) =>
          cell(
            `${aid} ${bodyShape}`,
            look(
              {
                aid,
                bodyShape,
                skin: skinAt(i * 2 + 1),
                mirrored: i % 2 === 0,
                hair: { style: 'bun', colour },
              },
              [TEE, SKIRT, SHOES],
            ),
          ),
        ),
      ),
    ],
  };
}

function scenesSection(): SheetSection {
  return {
    name: 'scenes',
    columns: 9,
    cells: SCENES.flatMap((name, i) =>
      SCENE_VARIANTS.map((variant) =>
        cell(
          `${name} ${variant}`,
          look(
            {
              hair: {
                style: HAIR_STYLES[(i * 3 + variant) % HAIR_STYLES.length] ?? 'bob',
                colour: hair('black'),
              },
            },
            undefined,
            sceneOf(name, i * 7 + variant + 1, variant),
            i + variant,
          ),
        ),
      ),
    ),
  };
}

function worn(garment: Garment): WornItem {
  const [cloth] = garment.cloths;
  const [how] = garment.wears ?? [];
  return {
    garment: garment.id,
    cloth: {
      name: cloth.name,
      colour: cloth.name === 'denim' ? oklch(0.5, 0.082, 255) : oklch(0.58, 0.115, 28),
      second: oklch(0.92, 0.03, 85),
      third: oklch(0.4, 0.08, 262),
    },
    ...(how && how !== 'over' ? { worn: how } : {}),
  };
}

/** A garment with the plainest things that make a look of it. */
function lookWith(garment: Garment, bodyShape: BodyShape): OutfitSpec {
  const base = garment.slot === 'dress' ? [SHOES] : [TEE, TROUSERS, SHOES];
  const slotOf = ({ garment: id }: WornItem) => GARMENTS.find((one) => one.id === id)?.slot;
  const rest = base.filter((item) => slotOf(item) !== garment.slot);
  const bottom = garment.slot === 'hosiery' ? [TEE, SKIRT, SHOES] : rest;
  return look({ bodyShape }, [...bottom, worn(garment)]);
}

function garmentsSection(): SheetSection {
  return {
    name: 'garments',
    columns: 10,
    cells: GARMENTS.flatMap((garment) =>
      BODY_SHAPES.map((bodyShape) => cell(`${garment.id} ${bodyShape}`, lookWith(garment, bodyShape))),
    ),
  };
}

function randomSection(): SheetSection {
  const requests = [
    ...VIBES.map((vibe) => ({ vibe })),
    ...STYLES.flatMap((style) => WEATHER_TAGS.map((weather) => ({ style, weather }))),
  ];
  return {
    name: 'random',
    columns: 10,
    cells: Array.from({ length: RANDOM_LOOKS }, (_, seed) => {
      const request = requests[seed % requests.length] ?? { vibe: 'work' as const };
      const bodyShape = BODY_SHAPES[seed % BODY_SHAPES.length] ?? 'Rectangle';
      const spec = composeLook('vibe' in request ? request : { ...request, bodyShape }, seed + 1);
      return cell(spec.name, spec);
    }),
  };
}

/** Everything there is to look at, by the name of its section. */
export const SHEET_SECTIONS: Readonly<Record<string, () => SheetSection>> = {
  hair: hairSection,
  faces: facesSection,
  poses: posesSection,
  scenes: scenesSection,
  garments: garmentsSection,
  pairs: pairsSection,
  random: randomSection,
};
