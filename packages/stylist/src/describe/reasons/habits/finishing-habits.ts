import { TIE } from '../../../garments/scarves.ts';
import { ownEarrings } from '../../own-earrings.ts';
import type { Saying } from '../saying.ts';
import {
  BAGS_BY_HAND,
  earsShow,
  hasLooseHair,
  isAnkleBare,
  isInTrainers,
  isInWhiteShoes,
  isNeckBare,
} from './habit-facts.ts';

/** How to wear scarf, bag, shoes, jewellery and hair. */
export const FINISHING_HABITS: readonly Saying[] = [
  {
    when: ({ wears }) => wears('long-scarf'),
    say: ['Wrap the scarf once and let the ends fall.', 'Tuck one end of the scarf in, leave the other out.'],
  },
  {
    when: ({ wears, isOutdoors, falls }) => isOutdoors && falls !== undefined && wears('snood'),
    say: ['Pull the looped scarf up to your chin and carry on.'],
  },
  { when: ({ wears }) => wears('snood'), say: ['Wear the looped scarf loose indoors, close outside.'] },
  { when: ({ wears }) => wears('shawl'), say: ['Let the shawl slip a little. It looks better off guard.'] },
  {
    when: ({ wears }) => wears('silk-scarf'),
    say: [
      'Turn the knot of the scarf to one side.',
      'A silk scarf takes a knot best when it is not quite tight.',
    ],
  },
  {
    when: ({ wears }) => wears(TIE),
    say: [
      'Let the tip of the tie just touch the waistband.',
      'Keep the knot of the tie small and a little off centre.',
      'Tie it first, look in the mirror second, and leave the tie alone after that.',
    ],
  },
  {
    when: ({ wears, occasion }) => wears(...BAGS_BY_HAND) && occasion !== 'desk',
    say: [
      'Carry the {bag} in your hand. It finishes the arm.',
      'A small bag is enough: keys, phone, lipstick.',
      'Leave the laptop at home. It would not fit the {bag} anyway.',
    ],
  },
  {
    when: ({ wears }) => wears('clutch'),
    say: [
      'Tuck the clutch under your arm when you need both hands.',
      'Take only what the clutch will hold.',
      'Put the clutch on the table. It is part of the look.',
    ],
  },
  {
    when: ({ wears }) => wears('tote'),
    say: [
      'The tote takes the whole day and keeps its shape.',
      'Keep the tote half empty and it hangs beautifully.',
    ],
  },
  {
    when: ({ wears }) => wears('shoulder-bag', 'camera-bag'),
    say: [
      'Shorten the strap until the bag sits on your hip.',
      'Wear the bag across and keep both hands free.',
    ],
  },
  {
    when: ({ wears }) => wears('basket'),
    say: [
      'A book and a peach in the basket, and you are ready.',
      'Let the basket carry the shopping, and the flowers.',
    ],
  },
  {
    when: ({ wears }) => wears('bucket-bag'),
    say: ['Pull the drawstring loosely, so the bag keeps its folds.', 'Let the bucket bag slouch.'],
  },
  {
    when: ({ wears }) => wears('backpack'),
    say: [
      'Both straps on. It sits better, and so do you.',
      'Keep the backpack light and the shoulders down.',
    ],
  },
  {
    when: ({ wears }) => wears('duffel'),
    say: [
      'The duffel holds a change of clothes for after.',
      'Pack the duffel the night before.',
      'Sling the duffel over your shoulder and go.',
    ],
  },
  {
    when: (look) => isInTrainers(look) && look.occasion !== 'sport',
    say: [
      'Keep the {shoes} clean. They are half the outfit.',
      'An old toothbrush does wonders for the {shoes}.',
    ],
  },
  {
    when: (look) => isInTrainers(look) && isInWhiteShoes(look),
    say: ['White shoes want a damp cloth on Sundays.'],
  },
  {
    when: ({ wears, seen }) =>
      wears('sneakers', 'plimsolls', 'platform-trainers') && !seen('hosiery') && isAnkleBare(seen),
    say: ['Socks that do not show, please.'],
  },
  {
    when: ({ wears }) =>
      wears('loafers', 'oxfords', 'chelsea-boots', 'ankle-boots', 'lace-up-boots', 'knee-boots'),
    say: ['Polish the shoes. Somebody always looks down.', 'Good shoes deserve a good brush now and then.'],
  },
  {
    when: ({ wears }) => wears('sandals', 'evening-sandals', 'block-sandals', 'slides'),
    say: ['Painted toes are all the colour the feet need.', 'Walk the sandals in at home first.'],
  },
  {
    when: ({ wears, isUnaided }) => isUnaided && wears('pumps', 'evening-pumps', 'slingbacks'),
    say: [
      'Heels like these are for arriving. Bring flats for leaving.',
      'Walk a little slower. It suits the shoes.',
    ],
  },
  {
    when: isNeckBare,
    say: ['Leave the neck bare. The neckline is enough.', 'No necklace. Let the skin do it.'],
  },
  {
    when: (look) => isNeckBare(look) && hasLooseHair(look),
    say: ['Try it with your hair up and let the neck show.'],
  },
  {
    when: (look) => hasLooseHair(look) && look.light === 'day' && look.occasion !== 'sport',
    say: ['Hair down and a little undone is just right.', 'Tie your hair low and it turns sleek.'],
  },
  {
    when: (look) => hasLooseHair(look) && look.occasion === 'sport',
    say: ['Tie your hair back, and you are ready.'],
  },
  {
    when: (look) =>
      earsShow(look) &&
      !look.seen('earrings') &&
      !ownEarrings(look.reading) &&
      look.occasion !== 'sport' &&
      look.occasion !== 'country',
    say: ['Add small earrings and stop there.', 'Your ears are free: a fine pair of hoops would look well.'],
  },
  {
    when: ({ reading, seen, occasion }) =>
      ownEarrings(reading) !== undefined && !seen('necklace') && occasion !== 'sport',
    say: [
      'Small hoops, and nothing more at the ears.',
      'Keep the hoops. They are all the jewellery it needs.',
    ],
  },
  {
    when: ({ seen }) => seen('earrings') !== undefined && !seen('necklace'),
    say: ['Earrings on, then stop.', 'With earrings like these the neck can stay plain.'],
  },
  {
    when: ({ seen }) => seen('necklace') !== undefined,
    say: ['One necklace is enough. Two start to talk.'],
  },
  {
    when: ({ seen }) => seen('necklace') !== undefined && !seen('earrings'),
    say: ['Keep the earrings small beside the necklace.'],
  },
];
