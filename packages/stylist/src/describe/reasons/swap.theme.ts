import { necklineOf } from '../../garments/silhouette.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import { isDay, isTrousers } from './habits/habit-facts.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const isSkirt = ({ seen }: LookFacts) => seen('bottom')?.garment.cut.type === 'skirt';
const topOf = ({ seen }: LookFacts) => seen('top')?.garment.cut.type;
const isByDay = ({ occasion }: LookFacts) => !['sport', 'evening', 'celebration'].includes(occasion);
const isStriped = ({ printed }: LookFacts) =>
  printed.some(({ item }) => item.cloth.name === 'breton' || item.cloth.name === 'shirt-stripe');
/** Colours a lipstick comes in. */
const LIP_COLOURS: readonly string[] = [
  ...['tomato red', 'brick red', 'burgundy', 'wine red', 'oxblood', 'coral', 'terracotta', 'rust'],
  ...['plum', 'mauve', 'fuchsia', 'rose pink', 'dusty pink', 'blush', 'raspberry', 'berry'],
];
const HEELS = ['pumps', 'evening-pumps', 'slingbacks', 'evening-sandals'];
const TRAINERS = ['sneakers', 'plimsolls', 'high-tops', 'platform-trainers', 'retro-trainers'];

/** What to change for another day, one thing at a time. */
export const SWAP: Theme = {
  id: 'swap',
  kind: 'wear',
  sayings: [
    {
      when: ({ wears, occasion }) =>
        wears(...HEELS) && (occasion === 'evening' || occasion === 'celebration'),
      say: [
        'Swap the heels for flats and it is a daytime look.',
        'In flat shoes it would do for lunch.',
        'If you plan to dance, a block heel is kinder.',
      ],
    },
    {
      when: ({ wears, occasion }) => wears(...HEELS) && occasion === 'desk',
      say: [
        'Loafers instead of heels, and you can walk to work.',
        'Keep flat shoes under the desk for the way home.',
      ],
    },
    {
      when: ({ wears, occasion }) => wears(...TRAINERS) && occasion !== 'sport',
      say: [
        'Change the trainers for loafers and go straight to dinner.',
        'With ankle boots instead, it is ready for autumn.',
        'Swap in sandals when it warms up.',
      ],
    },
    {
      when: ({ wears }) => wears('loafers', 'oxfords'),
      say: [
        'White trainers instead, and it loosens up.',
        'Swap the flats for a heel and it goes out at night.',
      ],
    },
    {
      when: ({ wears }) => wears('sandals', 'espadrilles', 'slides'),
      say: ['White trainers would make it a city look.', 'A heeled sandal takes it to dinner.'],
    },
    {
      when: ({ wears }) => wears('flats', 'mules', 'mary-janes'),
      say: [
        'Trainers instead, and you could cross the whole town.',
        'In ankle boots it would last until November.',
      ],
    },
    {
      when: (look) => isDay(look) && isBoot(look.seen('shoes')?.garment) && look.falls === undefined,
      say: ['On a dry, mild day, loafers would do as well.', 'Swap the boots for trainers in spring.'],
    },
    {
      when: (look) => isSkirt(look) && look.occasion !== 'sport',
      say: [
        'The {top} would be just as good over jeans.',
        'Trade the skirt for wide trousers another day.',
        'Next time, put a fine knit with the {bottom}.',
        'The {bottom} would take kindly to a denim jacket.',
      ],
    },
    {
      when: (look) => isTrousers(look) && look.occasion !== 'sport',
      say: [
        'The {top} works with a skirt too.',
        'Give the {top} another outing with other trousers.',
        'Pack the {bottom} for a trip, to go with all the rest.',
      ],
    },
    {
      when: (look) => isTrousers(look) && look.occasion !== 'sport' && topOf(look) !== 'shirt',
      say: [
        'Another day, wear the {bottom} with a crisp shirt.',
        'With a white shirt the {bottom} could go anywhere.',
        'Try the {bottom} with a roll-neck when it is cold.',
      ],
    },
    {
      when: (look) =>
        isTrousers(look) && look.occasion !== 'sport' && topOf(look) !== 'shirt' && !isStriped(look),
      say: [
        'A striped shirt would look well with the {bottom}.',
        'The {bottom} would also like a striped tee at the weekend.',
      ],
    },
    {
      when: (look) => isTrousers(look) && isByDay(look) && topOf(look) !== 'knit',
      say: [
        'One day, try a knit in the same colour as the {top}.',
        'In a cold week, put a jumper over the {top}.',
        'When it is chilly, tie a jumper over the {top}.',
        'When it cools down, wear the {top} under merino.',
      ],
    },
    {
      when: ({ seen, occasion }) =>
        seen('dress')?.garment.cut.type === 'dress' && occasion !== 'evening' && occasion !== 'sport',
      say: [
        'Add a short jacket over the {dress} for cooler days.',
        'With trainers the {dress} turns into a weekend thing.',
        'A belt would change the {dress} completely.',
        'Put a fine knit over the {dress} and call it a skirt.',
      ],
    },
    {
      when: ({ seen }) => seen('dress')?.garment.cut.type === 'jumpsuit',
      say: [
        'A blazer on top, and the {dress} means business.',
        'Change only the shoes and the {dress} changes with them.',
      ],
    },
    {
      when: ({ light, over, seen, occasion }) =>
        light === 'evening' && !over && !seen('layer') && occasion === 'evening',
      say: [
        'Take a blazer for the way home.',
        'Put a coat over your shoulders, not your arms.',
        'A fine shawl will do if it gets cool.',
        'A velvet jacket would take it into December.',
        'A long coat over it turns the way there into part of the evening.',
      ],
    },
    {
      when: ({ degrees, over, seen, occasion }) =>
        degrees !== undefined && !over && !seen('layer') && degrees.from >= 15 && occasion !== 'sport',
      say: [
        'Take a thin cardigan for when the sun goes in.',
        'A denim jacket over the {hero}, and you can stay for the evening.',
        'Bring a light shirt for the shade.',
        'Tie a jumper round your shoulders for later.',
        'For a breezy evening, add a linen jacket.',
        'A pale blazer would take the {hero} out to dinner.',
      ],
    },
    {
      when: ({ seen, occasion }) => seen('layer') !== undefined && occasion === 'desk',
      say: [
        'Lose the {layer} after six and keep the rest.',
        'The {layer} goes with jeans at the weekend.',
        'Change the {layer} for a cardigan on Friday.',
      ],
    },
    {
      when: ({ seen, occasion }) =>
        seen('layer') !== undefined && (occasion === 'weekend' || occasion === 'country'),
      say: ['The {layer} works over a dress as well.', 'Swap the {layer} for a raincoat when it is wet.'],
    },
    {
      when: ({ seen, occasion }) => seen('layer') !== undefined && occasion === 'evening',
      say: [],
    },
    {
      when: ({ seen, covered, felt, isOutdoors, base, over, occasion }) =>
        isOutdoors &&
        occasion !== 'sport' &&
        felt !== 'mild' &&
        !seen('scarf') &&
        covered !== 'hijab' &&
        (over === undefined || base === undefined || necklineOf(base.garment.cut) !== 'roll'),
      say: [
        'Add a scarf when the wind gets up.',
        'A scarf in one of these colours would finish it.',
        'With a wool scarf, wound twice, you can stay out longer.',
      ],
    },
    {
      when: ({ seen }) => seen('coat') !== undefined,
      say: [
        'In spring, trade the {coat} for a short jacket.',
        'Take the {coat} off at the door and the look holds.',
        'A shorter jacket instead of the {coat}, and it is April.',
      ],
    },
    {
      when: ({ wears }) => wears('tights', 'sheer-tights'),
      say: [
        'In warmer weeks, lose the tights.',
        'Navy tights would do as well, and so would bare legs in May.',
      ],
    },
    {
      when: ({ wears, occasion }) =>
        wears('top-handle-bag', 'baguette-bag', 'bucket-bag') && occasion !== 'evening',
      say: ['A bigger bag, and it carries a whole day.', 'Swap the bag for a tote when you carry more.'],
    },
    {
      when: ({ wears }) => wears('clutch', 'baguette-bag'),
      say: ['With a bag on a chain you would have a hand free for a glass.'],
    },
    {
      when: ({ colours, seen, wears }) =>
        colours.kind === 'neutral' && seen('bag') !== undefined && !wears('umbrella'),
      say: [
        'A red bag instead, and it is another look.',
        'Add one colour near the face if you like.',
        'A bright scarf or lipstick would enjoy all this calm.',
      ],
    },
    {
      when: ({ colours, occasion }) => LIP_COLOURS.includes(colours.solo?.name ?? '') && occasion !== 'sport',
      say: ['Repeat the {colour} in your lipstick or on your nails.'],
    },
    {
      when: ({ colours }) => colours.accent !== undefined,
      say: [
        'Anything quieter than the {detail} would be a pity.',
        'If you like it calmer, change the {detail} first.',
      ],
    },
    {
      when: ({ colours, hero, heroIn, seen }) =>
        colours.hasDenim &&
        heroIn('denim') &&
        hero?.piece === seen('bottom') &&
        seen('bottom')?.garment.cut.type === 'trousers',
      say: ['In black the same jeans would go out to dinner.'],
    },
    {
      when: ({ colours, seen, felt, occasion }) =>
        colours.hasDenim &&
        seen('bottom')?.item.cloth.name === 'denim' &&
        seen('bottom')?.garment.cut.type === 'trousers' &&
        !seen('coat') &&
        felt === 'mild' &&
        occasion !== 'country',
      say: ['White jeans instead, once it is June.'],
    },
    {
      when: ({ falls }) => falls === 'rain',
      say: [
        'When it clears up, a suede shoe is allowed.',
        'The same look works on a dry day, with lighter shoes.',
      ],
    },
    {
      when: ({ occasion }) => occasion === 'desk',
      say: [
        'Change the shoes and the {hero} can go to the theatre.',
        'A bright lipstick takes the {hero} from work to a bar.',
        'Trainers on Friday, if your office allows it.',
      ],
    },
    {
      when: ({ occasion, shiny, seen }) =>
        occasion === 'celebration' && shiny.length === 0 && !seen('layer') && !seen('coat'),
      say: ['With a plain jacket on top it does a day at work.'],
    },
    {
      when: ({ wears, occasion }) => occasion === 'celebration' && wears(...HEELS),
      say: ['Swap the {shoes} for flats and it works for a garden party.'],
    },
    {
      when: ({ occasion }) => occasion === 'celebration',
      say: [
        'By candlelight the {hero} would do just as well.',
        'Keep a plain coat over the {hero} until you arrive.',
        'Wear the {hero} in plainer company on a Friday.',
      ],
    },
    {
      when: ({ occasion, degrees, over, seen }) =>
        occasion === 'sport' && degrees !== undefined && degrees.from > 12 && !over && !seen('glasses'),
      say: ['Throw a sweatshirt over the {hero} for the way home.', 'Wear dark glasses when the sun is low.'],
    },
    {
      when: ({ occasion, hero, seen }) =>
        occasion === 'sport' && hero?.piece === seen('top') && seen('coat') === undefined,
      say: [
        'Wear the {top} with jeans when the training is done.',
        'Plain shorts or leggings will suit the {top} just as well.',
      ],
    },
    {
      when: ({ occasion, hero, seen }) => occasion === 'sport' && hero?.piece === seen('bottom'),
      say: [
        'Wear the {bottom} with a plain sweatshirt on rest days.',
        'A white T-shirt will suit the {bottom} just as well.',
      ],
    },
    {
      when: ({ occasion }) => occasion === 'sport',
      say: [
        'Trade the shoes for slides on the way home.',
        'Swap in a dry top before you sit down for coffee.',
        'A fresh T-shirt afterwards makes the whole outfit new.',
        'Bring a light layer for the walk home.',
        'Change the socks and the same kit is ready for tomorrow.',
        'On a rest day wear the trainers with jeans.',
        'Tie a sweatshirt round the waist once you are done.',
        'Keep clean socks in the bag, and the way home feels new.',
        'Wash it tonight, and it is dry for the next round.',
        'With jeans in place of the kit below, the top half is ready for the weekend.',
        'Put a long coat over all of it for the way there.',
        'The same kit with a warm hat will do for an early start.',
      ],
    },
  ],
};
