import { isClosedFront } from '../../../garments/silhouette.ts';
import type { Saying } from '../saying.ts';
import {
  hasNeedlesslyFullPockets,
  isCoatOf,
  isDay,
  isHeroAt,
  isLongSleeved,
  isNight,
  isOf,
  isPrinted,
  isTailored,
  isTucked,
  isWashable,
} from './habit-facts.ts';

/** How to wear and keep clothes. */
export const GARMENT_HABITS: readonly Saying[] = [
  {
    when: isHeroAt('top', (look) => isTucked(look) && !look.over && isDay(look)),
    say: [
      'Blouse the {top} a little over the waistband.',
      'Tuck the {top} in once in the morning and leave it alone.',
      'Next time, wear the {top} loose and see which you like.',
    ],
  },
  {
    when: isHeroAt('top', isDay),
    say: [
      'The {top} will look just as good next summer, so treat it well.',
      'Put the {top} away clean and it is ready when you are.',
      'Give the {top} a good hanger. It has earned one.',
    ],
  },
  {
    when: isHeroAt('top', isWashable),
    say: [
      'Iron the {top} while it is still a little damp.',
      'Wash the {top} cool and hang it up wet: half the ironing is done.',
    ],
  },
  {
    when: isHeroAt('top', (look) => isOf('knit')(look) || look.heroIn('knit', 'cable')),
    say: [
      'Dry the {top} flat and it keeps its shape.',
      'Fold the {top}, never hang it. Knitwear remembers hangers.',
      'Air the {top} overnight and save yourself a wash.',
    ],
  },
  {
    when: isHeroAt('top', (look) => look.heroIn('linen')),
    say: [
      'Let the {top} crease. Everyone else’s linen will.',
      'Shake the {top} out, hang it up, call it ironed.',
    ],
  },
  {
    when: isHeroAt('top', (look) => look.heroIn('satin')),
    say: [
      'Steam the {top} before you go. The satin deserves it.',
      'Iron the {top} inside out, and not too hot.',
      'Keep your watch strap clear of the {top}. Satin snags.',
    ],
  },
  {
    when: (look) => isHeroAt('top')(look) && isPrinted(look),
    say: [
      'Keep everything near the {top} plain.',
      'Let the {top} be the only pattern on you.',
      'Pick one colour from the {top} for your next pair of shoes.',
    ],
  },
  {
    when: (look) => isLongSleeved(look) && ['knit', 'tee'].includes(look.base?.garment.cut.type ?? ''),
    of: 'top',
    say: [
      'Push the sleeves up to the elbow. It relaxes at once.',
      'Let the cuffs come down over your hands when you are cold.',
    ],
  },
  {
    when: (look) => isLongSleeved(look) && look.base?.garment.cut.type === 'shirt' && look.light === 'day',
    of: 'top',
    say: ['Turn the cuffs back once and show your wrists.'],
  },
  {
    when: ({ seen, covered, over, occasion, wears }) =>
      seen('top')?.garment.cut.type === 'shirt' &&
      !over &&
      covered !== 'hijab' &&
      occasion !== 'sport' &&
      !seen('scarf') &&
      !wears('bow-blouse', 'sleeve-bow-blouse', 'band-collar-shirt', 'balloon-blouse', 'kurta'),
    of: 'top',
    say: ['Leave one button more open than you think.', 'Stand the collar up a little at the back.'],
  },
  {
    when: ({ wears }) => wears('bow-blouse'),
    of: 'top',
    say: ['Tie the bow loosely. It should look as if it fell that way.'],
  },
  {
    when: isHeroAt('bottom', isDay),
    say: [
      'Hang the {bottom} upside down and the creases drop out.',
      'Keep the top half plain when you wear the {bottom} again.',
      'Put the {bottom} on first, then choose the rest.',
    ],
  },
  {
    when: isHeroAt('bottom', ({ heroIn }) => heroIn('denim')),
    say: [
      'Wash the {bottom} inside out, and not too often.',
      'Let the {bottom} fade in peace. It suits denim.',
      'Hang the {bottom} to dry. Denim and dryers do not mix.',
    ],
  },
  {
    when: isHeroAt('bottom', ({ heroIn }) => heroIn('wool', 'herringbone', 'tweed', 'corduroy', 'tartan')),
    say: [
      'Brush the {bottom} instead of washing, and hang by the hem.',
      'Press the {bottom} under a damp cloth, never bare.',
    ],
  },
  {
    when: isHeroAt('bottom', ({ heroIn }) => heroIn('satin', 'velvet', 'sequin')),
    say: [
      'Steam the {bottom} before you go, and stand for the taxi.',
      'Wear the {bottom} with a plain jumper on an ordinary Friday.',
    ],
  },
  {
    when: (look) => isHeroAt('bottom')(look) && isPrinted(look),
    say: ['Keep everything near the {bottom} plain.', 'Let the {bottom} be the only pattern on you.'],
  },
  {
    when: isHeroAt('dress', isDay),
    say: [
      'Hang the {dress} in the bathroom while you shower: no ironing.',
      'Wear the {dress} on a Monday, which needs it more.',
      'Keep the {dress} where you can see it. You will reach for it.',
      'Roll the {dress} in your suitcase. It unrolls smiling.',
    ],
  },
  {
    when: isHeroAt('dress', isNight),
    say: [
      'Steam the {dress} before you go. The cloth deserves it.',
      'Hang the {dress} on the door the day before and look forward to it.',
      'Try the {dress} sitting down before the big dinner.',
      'Keep the jewellery small. The {dress} has said enough.',
      'Put the {dress} on last, after the shoes and the music.',
      'Check the {dress} from behind too. It is the last thing people see.',
      'Do the {dress} justice: get ready early and take your time.',
    ],
  },
  {
    when: isHeroAt('coat'),
    say: [
      'Give the {coat} a wide hanger and it keeps its shoulders.',
      'Hang the {coat} by the door, where you will reach for it.',
      'The {coat} earns its keep over a plain jumper and jeans as well.',
      'Wear the {coat} open on the first mild day.',
      'Keep one pocket of the {coat} for keys and the other for your hand.',
      'A thick jumper fits under the {coat} when it gets colder.',
      'Save a second wear for the {coat}: over something dressier.',
      'Put the {coat} over a suit one day. It will behave.',
      'Let the {coat} do the work and keep the rest simple.',
      'Wear the {coat} all winter and be known for it.',
    ],
  },
  {
    when: isCoatOf('wool', 'tweed', 'herringbone', 'check'),
    of: 'coat',
    say: [
      'Brush the {coat} once a week and it stays new for years.',
      'Give the {coat} a day off between wears. Wool likes a rest.',
    ],
  },
  {
    when: isCoatOf('quilted'),
    of: 'coat',
    say: [
      'Shake the {coat} out when you come in, and it stays plump.',
      'Wash the {coat} with a tennis ball and it comes out round.',
    ],
  },
  {
    when: ({ seen, isOutdoors }) => {
      const cut = seen('coat')?.garment.cut;
      return isOutdoors && cut !== undefined && cut.type !== 'cape' && isClosedFront(cut);
    },
    say: [
      'Undo the {coat} when you walk fast.',
      'Let the {coat} hang open on the way home.',
      'Wear the {coat} closed outside and open in the café.',
    ],
  },
  {
    when: ({ seen, isOutdoors, covered, light }) => {
      const cut = seen('coat')?.garment.cut;
      return (
        isOutdoors &&
        light === 'day' &&
        covered !== 'hijab' &&
        !seen('scarf') &&
        cut?.type === 'jacket' &&
        ['notch', 'peak', 'trench'].includes(cut.lapel)
      );
    },
    of: 'coat',
    say: ['Turn up the collar when the wind comes round the corner.', 'Collar up, shoulders down.'],
  },
  {
    when: ({ seen, isHandInPocket }) => seen('coat') !== undefined && !isHandInPocket,
    of: 'coat',
    say: [
      'Keep your hands out of the pockets and the coat hangs straight.',
      'Empty the pockets of the {coat}. It will thank you.',
    ],
  },
  {
    when: ({ wears }) => wears('trench-coat', 'short-trench', 'wrap-coat'),
    of: 'coat',
    say: ['Tie the belt in a knot. Never buckle it.', 'Knot the belt at the side and forget about it.'],
  },
  {
    when: isHeroAt('layer', (look) => isDay(look) && look.over !== undefined),
    say: [
      'Hang the {layer} up the minute you get home.',
      'The {layer} makes old jeans look new.',
      'Try the {layer} over a plain white T-shirt one day.',
      'Steam the {layer} rather than iron it.',
      'Give the {layer} a night on the hanger between two wears.',
      'Keep the {layer} at the ready for days with no plan.',
      'The {layer} is worth a trip to a good dry cleaner, once a year.',
      'Take the {layer} off when you eat. It looks good on a chair, too.',
    ],
  },
  {
    when: isHeroAt(
      'layer',
      (look) => isDay(look) && look.over !== undefined && hasNeedlesslyFullPockets(look),
    ),
    say: ['Keep the pockets of the {layer} empty. It hangs better.', 'Phone in the bag, not in the {layer}.'],
  },
  {
    when: isTailored,
    of: 'layer',
    say: [
      'Push the sleeves of the {layer} up when the day gets long.',
      'Undo the {layer} when you sit down.',
      'Roll the cuff of the {layer} once.',
    ],
  },
  {
    when: isHeroAt('layer', (look) => isNight(look) && look.over !== undefined),
    say: [
      'Wear the {layer} over your shoulders on the way home.',
      'Keep the {layer} on for the toast, off for the dancing.',
      'Brush the {layer} before you go and hang it up when you are back.',
      'The {layer} will smarten up your jeans, too.',
      'Leave the pockets of the {layer} to the house keys, and nothing else.',
      'Next time, put the {layer} over a plain black roll-neck.',
      'Lend the {layer} to nobody. You may not get it back.',
    ],
  },
];
