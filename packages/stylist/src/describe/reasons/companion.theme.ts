import { BOW_TIE, TIE } from '../../garments/scarves.ts';
import { hemOf, sleeveOf } from '../../garments/silhouette.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import { isDay, isNight, isTrousers } from './habits/habit-facts.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const isSport = ({ occasion }: LookFacts) => occasion === 'sport';
/** Trousers that end lower have a crease and knees, heads. */
const BELOW_THE_KNEE = 7;
const isFullLength = ({ seen }: LookFacts) => {
  const cut = seen('bottom')?.garment.cut;
  return cut?.type === 'trousers' && (hemOf(cut) ?? 0) > BELOW_THE_KNEE;
};
const isDenim = ({ seen }: LookFacts) => seen('bottom')?.item.cloth.name === 'denim';
const topIs =
  (...types: readonly string[]) =>
  ({ seen }: LookFacts) =>
    types.includes(seen('top')?.garment.cut.type ?? '');
const inLeather = ({ seen }: LookFacts) => seen('shoes')?.item.cloth.name === 'leather';
const bagInLeather = ({ seen }: LookFacts) => seen('bag')?.item.cloth.name === 'leather';
const isUnderALayer = ({ over, seen }: LookFacts) =>
  over?.garment.slot === 'layer' && seen('top') !== undefined;
const isWarm = ({ degrees }: LookFacts) => degrees !== undefined && degrees.from >= 18;

/** What to do with the pieces beside the one the look is named after. */
export const COMPANION: Theme = {
  id: 'companion',
  kind: 'wear',
  weight: 2,
  sayings: [
    {
      when: (look) => isUnderALayer(look) && topIs('shirt')(look) && isDay(look),
      say: [
        'On Saturday, wear the {top} alone with the sleeves rolled.',
        'Show a finger of {top_colour} cuff at the wrist. It looks cared for.',
        'Iron the collar of the {top} first. The rest hardly shows.',
      ],
    },
    {
      when: (look) => isUnderALayer(look) && topIs('knit')(look) && isDay(look),
      say: [
        'The {top} is warm enough alone once the room fills up.',
        'Comb the {top} now and then, and it stays smooth.',
      ],
    },
    {
      when: (look) => isUnderALayer(look) && topIs('tee', 'tank')(look),
      say: ['The {top} earns its place under any jacket you own.'],
    },
    {
      when: (look) => isDay(look) && look.seen('top') !== undefined && look.seen('bottom') !== undefined,
      say: [
        'Buy the {top} again in a second colour before it sells out.',
        'The {top} deserves a turn with something dressier than the {bottom}.',
        'Change only the {top} and you have Thursday’s look, too.',
        'Keep the {bottom}, change the {top}, and you have a second outfit for nothing.',
      ],
    },
    {
      when: (look) => isDay(look) && isFullLength(look) && !isDenim(look),
      say: [
        'Have the {bottom} taken up by a tailor. Two centimetres change everything.',
        'Hang the {bottom} by the crease and they are ready by morning.',
        'Give the {bottom} a day of rest, and the knees come back flat.',
      ],
    },
    {
      when: (look) => isDay(look) && isTrousers(look) && isDenim(look),
      say: [
        'Try the {bottom} with a silk shirt one evening. They can do it.',
        'Keep the {bottom} for good company. Denim only gets better.',
        'A belt in the colour of your shoes would tidy up the {bottom}.',
      ],
    },
    {
      when: (look) => isNight(look) && isTrousers(look),
      say: [
        'The {bottom} can go to work on Monday, with a plain jumper.',
        'Hang the {bottom} up by the hems tonight, however late it is.',
        'With a white shirt the {bottom} would do for a wedding.',
        'Try the {bottom} with a velvet slipper once.',
        'Wear the {bottom} with a roll-neck when the year gets dark.',
        'Press the {bottom} in the afternoon, then stay off the sofa.',
      ],
    },
    {
      when: (look) => isNight(look) && look.seen('top') !== undefined,
      say: [
        'Next week, wear the {top} with jeans. It likes a change.',
        'Keep the {top} on a padded hanger until the next invitation.',
        'Put the {top} on last, when the hair is done.',
        'The {top} would be just as good at lunch, with flat shoes.',
      ],
    },
    {
      when: (look) => isNight(look) && isUnderALayer(look),
      say: [
        'Choose a cool table, and the {layer} can stay on.',
        'Let the {layer} hang open, so the {top} gets its share.',
      ],
    },
    {
      when: (look) => isNight(look) && look.seen('bag') !== undefined,
      say: [
        'Pack the {bag} before you dress: keys, card, a tissue.',
        'Leave the {bag} half empty, so that it closes neatly.',
        'Keep the {bag} on your lap at dinner. It is too good for the floor.',
      ],
    },
    {
      when: (look) => isNight(look) && look.seen('shoes') !== undefined && look.isUnaided,
      say: [
        'Wear the {shoes} round the house first. New ones hate a long evening.',
        'Wipe the {shoes} with a soft cloth before the taxi comes.',
      ],
    },
    {
      when: (look) => isNight(look) && look.seen('necklace') !== undefined,
      say: ['Fasten the necklace before the {top}, not after.'],
    },
    {
      when: (look) => isDay(look) && look.seen('bag') !== undefined && bagInLeather(look),
      say: [
        'The {bag_colour} leather of the {bag} will darken with the years. Let it.',
        'Stuff the {bag} with a scarf overnight and it keeps its shape.',
        'A bit of cream on the {bag} twice a year keeps the {bag_colour} rich.',
      ],
    },
    {
      when: (look) => isDay(look) && look.seen('bag') !== undefined,
      say: [
        'Keep a book in the {bag} and you are never early for anything.',
        'Move the {bag} to the other shoulder now and then.',
        'Empty the {bag} on Fridays. You will find two pens and a biscuit.',
      ],
    },
    {
      when: (look) => isDay(look) && look.seen('shoes') !== undefined && inLeather(look),
      say: [
        'Brush the {shoes} on Sunday evening. It takes two minutes.',
        'Give the {shoes} a night’s rest after a long day, as you would yourself.',
      ],
    },
    {
      when: (look) => isDay(look) && look.seen('shoes') !== undefined && !isBoot(look.seen('shoes')?.garment),
      say: ['In {shoes_colour} the {shoes} will go with most of what you own.'],
    },
    {
      when: ({ seen, covered }) =>
        seen('hat') !== undefined && covered === undefined && seen('hat')?.garment.id !== 'beanie',
      say: [
        'Tip the {hat} back a little, so people see your eyes.',
        'Take the {hat} off at the table and keep it on for the photo.',
      ],
    },
    {
      when: (look) => look.wears('sunglasses') && look.isOutdoors,
      say: [
        'Push the sunglasses up when you say hello.',
        'Slide the sunglasses down to read the menu.',
        'Clean the sunglasses with a soft cloth, not with your sleeve.',
        'Keep the sunglasses in their case, not on the seat.',
      ],
    },
    {
      when: ({ seen, over }) => seen('belt') !== undefined && !over,
      say: [
        'Let the {belt_colour} of the belt decide the shoes.',
        'Turn the buckle of the belt to the middle before you go.',
        'Roll the belt up at night. Folds crack the leather.',
        'The {belt_colour} belt will do the same for any trousers you own.',
        'Buckle the belt one hole looser than you think.',
      ],
    },
    {
      when: ({ seen, wears }) => seen('scarf') !== undefined && !wears(TIE, BOW_TIE),
      say: [
        'The {scarf_colour} {scarf} will rescue a plain coat as well.',
        'Wash the {scarf} by hand and dry it flat.',
        'Tie the {scarf} once and leave it as it falls.',
        'Hold the {scarf} over a little steam and it comes up like new.',
        'Keep the {scarf} on for the first ten minutes indoors. It looks good there, too.',
      ],
    },
    {
      when: ({ wears }) => wears(TIE),
      say: [
        'Undo the tie before you hang it up, and the knot leaves no crease.',
        'The {scarf_colour} tie will wake up a plain white shirt as well.',
        'Roll the tie up in a shoe when you travel.',
      ],
    },
    {
      when: ({ wears }) => wears(BOW_TIE),
      say: [
        'Tie the bow by hand. A little crooked is how one knows.',
        'Undo the bow tie late in the evening and let it hang.',
        'A bow tie leaves the shirt front free, so press the pleats well.',
      ],
    },
    {
      when: ({ wears }) => wears('watch'),
      say: ['Wear the watch a little loose, like a bracelet.'],
    },
    {
      when: (look) => isWarm(look) && topIs('tee', 'tank')(look) && !look.over && !isSport(look),
      say: ['An open shirt over the {top} will do when the breeze picks up.'],
    },
    {
      when: ({ occasion, seen, base }) =>
        occasion === 'desk' &&
        seen('top') !== undefined &&
        base !== undefined &&
        sleeveOf(base.garment.cut) === 'long',
      say: ['Two more like the {top} on the rail, and the week is half planned.'],
    },
    {
      when: (look) => isSport(look) && look.seen('bag') !== undefined && look.seen('top') !== undefined,
      say: [
        'Keep a second {top} in the {bag} for after.',
        'Put water in the {bag} and leave the phone at home.',
        'Unpack the {bag} tonight. Tomorrow’s you will be grateful.',
      ],
    },
    {
      when: (look) => isSport(look) && look.seen('shoes') !== undefined,
      say: [
        'Loosen the {shoes} before you pull them off. They last longer.',
        'Replace the {shoes} before your knees ask you to.',
        'Let the {shoes} dry by an open window, never on the radiator.',
      ],
    },
    {
      when: (look) => isSport(look) && look.seen('top') !== undefined,
      say: [
        'Hang the {top} up to dry the minute you are home.',
        'One {top} for every training day, and the washing can wait.',
        'Wear the {top} under a hoodie when mornings get cold.',
        'Tuck the {top} in to run, let it hang to stretch.',
      ],
    },
    {
      when: (look) => isSport(look) && look.seen('bottom') !== undefined,
      say: [
        'With a plain hoodie the {bottom} will do for the weekend shop.',
        'Try the {bottom} with a white top for a calmer day.',
        'Fold the {bottom} with tomorrow’s socks inside, and nothing gets forgotten.',
        'Wash the {bottom} inside out, and the colour stays as it is.',
        'Wear the {bottom} with a denim jacket on the way home.',
        'Put the {bottom} out the night before, and the morning has no excuse.',
        'Pack the {bottom} for every trip: there is always somewhere to run.',
      ],
    },
    {
      when: (look) => isSport(look) && look.wears('cap'),
      say: [
        'Pull the cap down and think of nothing for half an hour.',
        'Rinse the cap in the sink and dry it on a jar.',
      ],
    },
    {
      when: (look) => isSport(look) && look.wears('sunglasses'),
      say: ['Hook the sunglasses into the {top} when you warm down.'],
    },
    {
      when: (look) => isSport(look) && look.over !== undefined && look.seen('top') !== undefined,
      say: ['Start with the {over} zipped and finish in the {top}.'],
    },
  ],
};
