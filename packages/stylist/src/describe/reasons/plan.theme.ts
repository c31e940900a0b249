import { hemOf } from '../../garments/silhouette.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import { HEELS, isFree, isNight } from './habits/habit-facts.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const ROOMY_BAGS = ['tote', 'messenger-bag', 'backpack'] as const;
const SHOPPING_BAGS = ['tote', 'basket', 'backpack'] as const;
const EVENING_BAGS = ['clutch', 'baguette-bag', 'top-handle-bag'] as const;
const FLATS = ['loafers', 'oxfords', 'flats', 'brogues', 'canvas-loafers', 'chelsea-boots'] as const;
const OPEN_SHOES = ['sandals', 'slides', 'espadrilles'] as const;

/** A layer over something that can be seen and worn without it. */
const isOverATop = ({ over, seen }: LookFacts) =>
  over?.garment.slot === 'layer' && seen('coat') === undefined && seen('top') !== undefined;
const isCold = ({ isOutdoors, felt }: LookFacts) => isOutdoors && felt === 'cold';
const isHot = ({ degrees }: LookFacts) => degrees !== undefined && degrees.from >= 20;
const inBoots = ({ seen }: LookFacts) => isBoot(seen('shoes')?.garment);
const KNEE = 6.2;
const isTopOverLegs = ({ seen }: LookFacts) => seen('top') !== undefined && seen('bottom') !== undefined;
const isShort = ({ seen }: LookFacts) => {
  const cut = seen('bottom')?.garment.cut;
  return cut?.type === 'trousers' && (hemOf(cut) ?? KNEE) < KNEE;
};

/** What two of its pieces are for, where the look is going. */
export const PLAN: Theme = {
  id: 'plan',
  kind: 'answer',
  weight: 1.8,
  sayings: [
    {
      when: ({ occasion, wears, seen }) =>
        occasion === 'desk' && wears(...ROOMY_BAGS) && seen('coat') === undefined,
      say: [
        'The {bag} holds the laptop, the {hero} hold{s} the room.',
        'Papers in the {bag}, good sense in the {hero}: the day is covered.',
      ],
    },
    {
      when: ({ occasion, wears, isUnaided }) => occasion === 'desk' && isUnaided && wears(...FLATS),
      say: [
        'In {shoes} like these you can be early and still look calm.',
        'The {shoes} get you there on foot, and the {hero} look{s} as if you took a car.',
      ],
    },
    {
      when: (look) => look.occasion === 'desk' && isOverATop(look),
      say: [
        'The {layer} is for the meeting. The {top_colour} {top} is for the work.',
        'Hang the {layer} on the chair by noon. The {top} can take the afternoon alone.',
        'In the {layer} you chair the meeting. In the {top_colour} {top} you stay for coffee.',
        'The {layer} answers the dress code, and the {top_colour} {top} keeps it human.',
        'The {layer} could look stern. Over {top_colour} it does not.',
      ],
    },
    {
      when: (look) => look.occasion === 'desk' && isTopOverLegs(look),
      say: [
        'The {top} is what people see across a desk, and {top_colour} is a friendly thing to see.',
        'You could sit through three meetings in the {bottom} and still get up neat.',
        'The {bottom_colour} of the {bottom} says work. The cut says you have a life as well.',
        'There is nothing in the way of a good day in the {bottom}.',
        'The {top_colour} {top} shows on the video call, and the {bottom} can take the commute.',
        'With the {bottom} this sharp, the {top} can afford to be kind.',
        'The {top} is for the people across the desk, the {bottom} for sitting there all day.',
        'Nobody will ask whether you are ready in the {bottom}. You look it.',
        'The {bottom} has a straight back of its own, even at the end of the day.',
        'From the first email to the last train the {bottom} holds its line.',
        'In the {bottom} you can walk to lunch and present after it.',
        'The {bottom_colour} {bottom} is as calm as you would like the day to be.',
      ],
    },
    {
      when: (look) => isNight(look) && look.wears(...EVENING_BAGS),
      say: [
        'The {bag} has room for a phone and a key, and the {hero} see{s} to the rest.',
        'A small {bag}, {some}, and no reason to check the time.',
      ],
    },
    {
      when: (look) => isNight(look) && look.wears(...HEELS),
      say: [
        'The {hero} for the entrance, the {shoes} for the sound of it.',
        'The {shoes} set the pace for the evening, and the {hero} keep{s} it.',
      ],
    },
    {
      when: (look) => isNight(look) && isOverATop(look),
      say: [
        'When the {layer} comes off, the {top_colour} {top} is ready for its turn.',
        'The {layer} for the way there, the {top} for the table.',
        'The {layer} makes the entrance. The {top_colour} {top} makes the conversation.',
        'The {layer} means an occasion. The {top_colour} {top} means you plan to enjoy it.',
      ],
    },
    {
      when: (look) => isNight(look) && isTopOverLegs(look),
      say: [
        'The {top_colour} {top} was made for low light and a good story.',
        'Long after pudding you will still be happy in the {bottom}.',
        'The {bottom_colour} of the {bottom} comes into its own after dark.',
        'The {top} has had its eye on this evening for weeks.',
        'Dinner can go on and on in the {bottom}. Nothing pinches.',
        'In the {top} you can laugh, eat and stay late.',
        'The {bottom} will still look good when the chairs go up.',
        'You can cross your legs in the {bottom} and think of nothing else.',
        'The first look goes to the {top_colour} {top}. So does the second.',
        'The {top} makes an ordinary table feel booked weeks ahead.',
        'The {top} looks its best between eight and midnight.',
        'Wear the {top} and let somebody else choose the wine.',
        'The {top} makes it easy to be the last to leave.',
        'In the {top} you will be remembered, and asked again.',
        'An evening in the {bottom} can end early or very late.',
        'Across a table people see the {top_colour} {top}, so that is where the effort went.',
        'You can sit through three courses in the {bottom}, and the {top} looks good for all of them.',
        'Dinner is mostly {top}, dancing is mostly {bottom}. You are ready for both.',
      ],
    },
    {
      when: (look) => isFree(look) && look.wears(...SHOPPING_BAGS),
      say: [
        'The {bag} takes the shopping, the {hero} take{s} the compliments.',
        'The {bag} can take a book, a jumper and a bunch of tulips.',
        'With the {bag} packed, the day can change its mind.',
        'There is room in the {bag} for whatever the day turns up.',
        'The {bag} says errands. The {hero} say{s} lunch.',
      ],
    },
    {
      when: (look) => isFree(look) && look.isUnaided && look.seen('shoes') !== undefined,
      say: [
        '{Some} and {shoes}: you could say yes to any plan.',
        'In {shoes} you will get there, and in {some} they will be glad you came.',
      ],
    },
    {
      when: (look) => isFree(look) && isOverATop(look),
      say: [
        'The {layer} for the way there, the {top_colour} {top} for the sunny table.',
        'With the {layer} on you look dressed. With it off, the {top_colour} {top} still does.',
        'The {layer} and the {top_colour} {top} look like old friends.',
      ],
    },
    {
      when: (look) => isFree(look) && isTopOverLegs(look) && !look.over,
      say: [
        'The {top_colour} {top} would do for lunch with your mother, the {bottom} for the walk after.',
        'With the {bottom} in {bottom_colour}, the {top_colour} {top} is all the thinking you need to do.',
      ],
    },
    {
      when: (look) => isFree(look) && look.wears('leather-belt') && look.seen('top')?.item.worn === 'tucked',
      say: ['The {belt_colour} belt is all it takes to make the {top} look dressed for company.'],
    },
    {
      when: (look) =>
        look.scene === 'market' && look.wears('basket', 'tote') && look.wears('straw-hat', 'bucket-hat'),
      say: ['The {hat} for the sun, the {bag} for the peaches: the market is yours.'],
    },
    {
      when: (look) => isHot(look) && look.wears('straw-hat', 'bucket-hat'),
      say: [
        'The {hat} makes the shade. The {hero} can have the sun.',
        'The {hat} is your own small patch of shade.',
        'Under the {hat_colour} {hat} the shade comes with you.',
      ],
    },
    {
      when: (look) => isHot(look) && isShort(look) && !inBoots(look),
      say: ['Air at the knee, thanks to the {bottom}, and a {top} that does not cling.'],
    },
    {
      when: (look) => isCold(look) && look.seen('coat') !== undefined && look.wears('long-scarf', 'snood'),
      say: [
        'The {coat} keeps the wind out, and the {scarf_colour} scarf sees to the gap at the neck.',
        'Between the {coat} and the wool scarf, the cold has very little to work with.',
      ],
    },
    {
      when: (look) => isCold(look) && look.wears('beanie') && look.seen('coat') !== undefined,
      say: ['The beanie minds your ears, the {coat} minds everything else.'],
    },
    {
      when: (look) =>
        isCold(look) && look.wears('leather-gloves', 'knit-gloves') && look.seen('coat') !== undefined,
      say: [
        'Gloves on, {coat} shut, and the bus may come when it likes.',
        'Your hands will be the last to feel the wind, thanks to the gloves.',
        'Gloves like these make you want to wave at people.',
        'The gloves are the difference between a short walk and a long one.',
        'Good gloves, and you can hold the hot cup just for the taste.',
      ],
    },
    {
      when: (look) => isCold(look) && inBoots(look) && look.over !== undefined,
      say: ['The {shoes} deal with the pavement, the {over} deals with the sky.'],
    },
    {
      when: (look) => look.falls === 'rain' && inBoots(look) && look.over !== undefined,
      say: ['The {over} takes the rain, the {shoes} take the puddles, you take your time.'],
    },
    {
      when: ({ occasion, seen }) => occasion === 'sport' && seen('shoes') !== undefined,
      say: [
        'The {shoes} only want to know how far.',
        'The {shoes} have been waiting by the door since breakfast.',
        'New music, good {shoes}, and the first minute is behind you.',
        'With the {shoes} laced you may as well go.',
        'In the {shoes} even the warm-up feels like the real thing.',
        'The {shoes} have the grip, the {hero} {has} the looks.',
        'Lace the {shoes}, and the {tinted} will talk you into the rest.',
      ],
    },
    {
      when: ({ occasion, wears, seen }) =>
        occasion === 'sport' && wears('duffel') && seen('top') !== undefined,
      say: [
        'The {bag} has been packed since last night. You can tell.',
        'Half a wardrobe fits in the {bag}, so you can go straight on from here.',
        'The {bag} carries the towel, so you can carry on.',
        'The {bag_colour} {bag} by the door is half of going.',
        'The {bag} is packed and the {top} is on: no excuses left.',
        'A dry top in the {bag}, and the {bottom} can work as hard as you do.',
      ],
    },
    {
      when: (look) => look.occasion === 'sport' && isTopOverLegs(look) && !look.over,
      say: [
        'The {top_colour} {top} wants to be out before breakfast.',
        'You will forget about the {bottom} after the first ten minutes.',
        'The {top} breathes when you do.',
        'The {bottom} will go wherever you go, and as fast.',
        'The {top_colour} of the {top} looks awake, whatever the hour.',
        'Air in the {top}, room in the {bottom}, and off you go.',
        'The {top_colour} {top} keeps you cool, and the {bottom} will not get in the way.',
        'You can reach up in the {top} and bend down in the {bottom}. Try it.',
      ],
    },
    {
      when: ({ occasion, wears, isOutdoors }) => occasion === 'sport' && isOutdoors && wears('cap'),
      say: ['The cap keeps the sun out of your eyes, and the {hero} leave{s} you free to move.'],
    },
    {
      when: ({ occasion, wears }) => occasion === 'beach' && wears('basket', 'tote'),
      say: [
        'The {bag} for the towel, the {hero} for the lunch that follows.',
        'A book in the {bag} and {some}: the afternoon is arranged.',
      ],
    },
    {
      when: ({ occasion, wears }) => occasion === 'beach' && wears(...OPEN_SHOES),
      say: ['Sand shakes out of the {shoes}, and the {hero} never mind{s} a crease.'],
    },
    {
      when: (look) => look.occasion === 'country' && inBoots(look),
      say: ['The {shoes} can take the mud, and the {hero} can take the weather.'],
    },
  ],
};
