import type { ColourStory } from '../../colour/harmony.ts';
import { PAIRED } from '../../colour/story-kind.ts';
import { NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import type { Garment, Slot } from '../../garments/garment.ts';
import { isDressShirt } from '../../garments/silhouette.ts';
import { pickOne } from '../../random.ts';
import type { Candidate } from '../garment-pool.ts';
import { accessoryWish } from './accessory-wishes.ts';
import { isTooDarkForHeat, SUMMER_BOTTOMS } from './allowed-colours.ts';
import { type Dyeing, isBrown } from './dyeing.ts';

const COAT_IN_NEUTRAL = 0.25;

const COAT_NEUTRALS = ['camel', 'oatmeal', 'beige', 'stone', 'charcoal', 'navy', 'chocolate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);

const EVENING_NEUTRALS = ['black', 'navy', 'ivory'].map((name) => swatchNamed(NEUTRALS, name));

/** Navy trousers under another jacket look like jeans. */
const notNavy = (wish: Swatch, instead: string) =>
  wish.name === 'navy' ? swatchNamed(NEUTRALS, instead) : wish;

function darkBottom({ purpose, cut }: Garment, { dark }: ColourStory, over: Slot | undefined): Swatch {
  if (purpose === 'occasion') return notNavy(dark, 'black');
  const isPressed = cut.type === 'trousers' && cut.construction === 'tailored';
  return over && isPressed ? notNavy(dark, 'charcoal') : dark;
}

function bottomWish(pick: Candidate, dyeing: Dyeing): Swatch {
  const wish = storyBottom(pick, dyeing);
  return isTooDarkForHeat(pick, dyeing, wish) ? pickOne(dyeing.random, SUMMER_BOTTOMS) : wish;
}

/** How often trousers and skirts carry the second colour, of how often it is shown: under a coat it is the jumper's. */
const BELOW_A_JACKET = { layer: 0.5, coat: 0.25 } as const;

function storyBottom({ garment }: Candidate, { story, spread, over, random }: Dyeing): Swatch {
  const paired = PAIRED[story.kind];
  const dark = darkBottom(garment, story, over);
  if (over)
    return random() < paired * BELOW_A_JACKET[over === 'coat' ? 'coat' : 'layer'] ? story.second : dark;
  if (spread === 'main-above') return random() < paired ? story.second : dark;
  return story.main;
}

/** How often a top under a jacket carries the second colour, of how often it is shown: a third voice between jacket and trousers; kit keeps quiet there. */
const UNDER_A_JACKET = { day: 0.5, evening: 0.85 } as const;
const underJacket = ({ garment }: Candidate, light: Dyeing['light']) =>
  garment.purpose === 'sport' ? 0 : UNDER_A_JACKET[light];

/** Paler than this a coat is the day's, whatever its cut. */
const DEEP_COAT = 0.55;

function eveningCoatWish({ story: { main }, random }: Dyeing): Swatch {
  const isDeep = main.colour.l < DEEP_COAT && !isBrown(main);
  return isDeep && random() >= COAT_IN_NEUTRAL ? main : pickOne(random, EVENING_NEUTRALS);
}

/** What a piece wishes to come in, before the dye of its cloth and its neighbours are asked. */
export function wishFor(pick: Candidate, dyeing: Dyeing): Swatch {
  const { story, spread, over, random } = dyeing;
  const { slot } = pick.garment;
  const paired = PAIRED[story.kind];
  switch (slot) {
    case 'dress':
      return over && random() < paired ? story.second : story.main;
    case 'coat':
      // Over evening clothes a day's coat is as deep as theirs.
      if (pick.garment.purpose === 'occasion' || dyeing.light === 'evening') return eveningCoatWish(dyeing);
      return random() < COAT_IN_NEUTRAL ? pickOne(random, COAT_NEUTRALS) : story.main;
    case 'layer':
      // A sand tuxedo is a day's blazer.
      if (pick.garment.purpose === 'occasion' && isBrown(story.main))
        return pickOne(random, EVENING_NEUTRALS);
      return story.main;
    case 'top':
      // A dress shirt in sky blue came from the office, one in cobalt under a bow tie from a stage.
      if (isDressShirt(pick.garment.cut)) return swatchNamed(NEUTRALS, random() < 0.6 ? 'white' : 'ivory');
      if (!over && spread === 'dark-above') return random() < paired / 2 ? story.second : story.dark;
      if (over) return random() < paired * underJacket(pick, dyeing.light) ? story.second : story.light;
      if (spread === 'main-below') return random() < paired ? story.second : story.light;
      return story.main;
    case 'bottom':
      return bottomWish(pick, dyeing);
    default:
      return accessoryWish(pick, dyeing);
  }
}
