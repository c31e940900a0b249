import { necklineOf } from '../../garments/silhouette.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const isSkirt = ({ seen }: LookFacts) => seen('bottom')?.garment.cut.type === 'skirt';
const topOf = ({ seen }: LookFacts) => seen('top')?.garment.cut.type;
const isTrousers = ({ seen }: LookFacts) => seen('bottom')?.garment.cut.type === 'trousers';
const isByDay = ({ occasion }: LookFacts) => !['sport', 'evening', 'celebration'].includes(occasion);
/** Nobody goes on to the office in them. */
const NOT_FOR_THE_DESK: readonly string[] = ['sport', 'evening', 'celebration', 'beach'];
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
      when: ({ seen, falls }) => isBoot(seen('shoes')?.garment) && falls === undefined,
      say: ['On a dry, mild day, loafers would do as well.', 'Swap the boots for trainers in spring.'],
    },
    {
      when: (look) => isSkirt(look) && look.occasion !== 'sport',
      say: [
        'The {top} would be just as good over jeans.',
        'Trade the skirt for wide trousers another day.',
        'The skirt takes a T-shirt or a shirt just as well.',
      ],
    },
    {
      when: (look) => isTrousers(look) && look.occasion !== 'sport',
      say: [
        'The {top} works with a skirt too.',
        'The {bottom} could take another shoe altogether.',
        'The {top} will go with half your wardrobe.',
        'Change the {top} and keep the rest: that is next week sorted.',
        'Give the {top} another Saturday with other trousers.',
        'Pack the {bottom} for a trip, to go with all the rest.',
        'The {top} has more lives than this one.',
      ],
    },
    {
      when: (look) => isTrousers(look) && look.occasion !== 'sport' && topOf(look) !== 'shirt',
      say: [
        'Another day, wear the {bottom} with a crisp shirt.',
        'A striped shirt would wake the {bottom} up.',
        'With a white shirt the {bottom} could go anywhere.',
        'Try a collar above the {bottom} next time.',
      ],
    },
    {
      when: (look) => isTrousers(look) && isByDay(look) && topOf(look) !== 'knit',
      say: [
        'Swap the {top} for a knit in the same colour one day.',
        'A fine knit would do as well as the {top}.',
        'In a cold week, put a jumper where the {top} is.',
        'A soft jumper instead of the {top} would make it a Sunday.',
        'When it cools down, trade the {top} for merino.',
      ],
    },
    {
      when: ({ seen, occasion }) =>
        seen('dress')?.garment.cut.type === 'dress' && occasion !== 'evening' && occasion !== 'sport',
      say: [
        'Add a short jacket over the dress for cooler days.',
        'With trainers the dress turns into a weekend thing.',
        'A belt would change the dress completely.',
        'Put a fine knit over the dress and call it a skirt.',
      ],
    },
    {
      when: ({ seen }) => seen('dress')?.garment.cut.type === 'jumpsuit',
      say: [
        'A blazer on top, and the jumpsuit means business.',
        'Change only the shoes and the jumpsuit changes with them.',
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
        'Take a thin cardigan for when the sun goes.',
        'A denim jacket over it, and you can stay for the evening.',
        'Bring a light shirt for the shade.',
        'Tie a jumper round your shoulders for later.',
        'For a breezy evening, add a linen jacket.',
        'Keep a scarf in your bag for the ride home.',
        'A pale blazer would take it out to dinner.',
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
      say: [
        'Wear the jacket over your shoulders between courses.',
        'The {layer} will smarten up your jeans, too.',
      ],
    },
    {
      when: ({ seen, covered, felt, isOutdoors, base, over }) =>
        isOutdoors &&
        felt !== 'mild' &&
        !seen('scarf') &&
        covered !== 'hijab' &&
        (over === undefined || base === undefined || necklineOf(base.garment.cut) !== 'roll'),
      say: ['Add a scarf when the wind gets up.', 'A scarf in one of these colours would finish it.'],
    },
    {
      when: ({ seen }) => seen('coat') !== undefined,
      say: [
        'In spring, trade the {coat} for a short jacket.',
        'The {coat} will go with everything in your wardrobe.',
        'The rest works without the {coat}, too.',
        'Take the {coat} off at the door and the look holds.',
        'The {coat} earns its keep over a plain jumper and jeans as well.',
        'A shorter jacket instead of the {coat}, and it is April.',
      ],
    },
    {
      when: ({ wears }) => wears('tights', 'sheer-tights'),
      say: ['In warmer weeks, lose the tights.', 'Coloured tights would be fun, once.'],
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
        'Change the bag for a red one and it is another look.',
        'Add one colour near the face if you like.',
        'A bright scarf or lipstick would love all this calm.',
      ],
    },
    {
      when: ({ colours, occasion, shiny }) =>
        colours.kind === 'one' && !NOT_FOR_THE_DESK.includes(occasion) && shiny.length === 0,
      say: ['Try the same shapes in navy for the office.'],
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
      when: ({ prints }) => prints.length > 0,
      say: ['Swap the print for a plain and it turns serious.', 'Keep everything near the print plain.'],
    },
    {
      when: ({ colours }) => colours.hasDenim,
      say: ['Black denim would dress it up.'],
    },
    {
      when: ({ colours, seen, felt, occasion }) =>
        colours.hasDenim &&
        seen('bottom')?.item.cloth.name === 'denim' &&
        seen('bottom')?.garment.cut.type === 'trousers' &&
        !seen('coat') &&
        felt === 'mild' &&
        occasion !== 'country',
      say: ['White jeans instead, in June.'],
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
        'Change the shoes and it goes to the theatre.',
        'A bright lipstick takes it from work to a bar.',
        'Take a softer bag and it is a lunch with friends.',
        'With pearls it is ready for the board.',
        'Trainers on Friday, if your office allows it.',
        'A knit over the shoulders softens it for the weekend.',
      ],
    },
    {
      when: ({ occasion, shiny, seen }) =>
        occasion === 'celebration' && shiny.length === 0 && !seen('layer') && !seen('coat'),
      say: ['With a plain jacket on top it does a day at work.'],
    },
    {
      when: ({ wears, occasion }) => occasion === 'celebration' && wears(...HEELS),
      say: ['Flat shoes, and it works for a garden.'],
    },
    {
      when: ({ occasion }) => occasion === 'celebration',
      say: [
        'By candlelight it would do just as well.',
        'A plain coat over it until you arrive, for the surprise.',
        'Wear half of it with jeans on a Friday.',
      ],
    },
    {
      when: ({ occasion, degrees, over, seen }) =>
        occasion === 'sport' && degrees !== undefined && degrees.from > 12 && !over && !seen('glasses'),
      say: ['Throw a sweatshirt over it for the way home.', 'Wear dark glasses when the sun is low.'],
    },
    {
      when: ({ occasion }) => occasion === 'sport',
      say: [
        'Jeans and the same shoes, and you are off duty.',
        'Buy the same again in black and you have a week.',
        'A long coat on top makes it a city look.',
        'Swap in your oldest sweatshirt. It will not mind.',
        'Change one half and it is a new set.',
        'With a crisp white shirt instead, it can go to lunch.',
        'Mix it with the set you already have.',
        'Loose trousers over it, and you can go shopping after.',
        'Brighter laces, if you want a bit more noise.',
        'In winter, add a thin layer under it.',
        'Trade the shoes for slides on the way home.',
      ],
    },
  ],
};
