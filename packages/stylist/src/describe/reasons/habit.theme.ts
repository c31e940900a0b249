import { isClosedFront, necklineOf, sleeveOf } from '../../garments/silhouette.ts';
import { hairTraits } from '../../rules/hair-traits.ts';
import { ownEarrings } from '../own-earrings.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const BARE_NECKLINES: readonly string[] = ['bare', 'v', 'scoop'];
const isNeckBare = ({ base, over, covered, seen, occasion }: LookFacts) =>
  base !== undefined &&
  !over &&
  covered !== 'hijab' &&
  !seen('necklace') &&
  !seen('scarf') &&
  occasion !== 'sport' &&
  BARE_NECKLINES.includes(necklineOf(base.garment.cut) ?? '');
const hasLooseHair = ({ covered, reading, seen }: LookFacts) =>
  !covered && !seen('hat') && ['long', 'waves', 'lob', 'half-up'].includes(reading.spec.figure.hair.style);
const earsShow = ({ covered, reading }: LookFacts) =>
  covered !== 'hijab' &&
  (covered === 'headwrap' || hairTraits(reading.spec.figure.hair.style).ears === 'free');
const TAKEN_OFF = ['earrings', 'necklace', 'bracelet', 'belt', 'scarf', 'hat', 'glasses'] as const;
const hasOneThingMore = ({ seen }: LookFacts) => TAKEN_OFF.some((slot) => seen(slot) !== undefined);
const isLongSleeved = ({ base, over, covered }: LookFacts) =>
  !over && covered !== 'hijab' && base !== undefined && sleeveOf(base.garment.cut) === 'long';
const BAGS_BY_HAND = ['top-handle-bag', 'baguette-bag'];

/** How to wear what is there. */
export const HABIT: Theme = {
  id: 'habit',
  kind: 'wear',
  weight: 1.3,
  sayings: [
    {
      when: ({ seen, over, occasion }) =>
        seen('top')?.item.worn === 'tucked' && !over && occasion !== 'evening',
      say: [
        'Tuck in the front, then pull it out by a finger’s width.',
        'Blouse the {top} a little over the waistband.',
        'Tuck it once in the morning and leave it alone.',
      ],
    },
    {
      when: (look) => isLongSleeved(look) && ['knit', 'tee'].includes(look.base?.garment.cut.type ?? ''),
      say: [
        'Push the sleeves up to the elbow. It relaxes at once.',
        'Let the cuffs come down over your hands when you are cold.',
      ],
    },
    {
      when: (look) => isLongSleeved(look) && look.base?.garment.cut.type === 'shirt' && look.light === 'day',
      say: ['Turn the cuffs back once and show your wrists.'],
    },
    {
      when: ({ seen, covered, over, occasion, wears }) =>
        seen('top')?.garment.cut.type === 'shirt' &&
        !over &&
        covered !== 'hijab' &&
        occasion !== 'sport' &&
        !seen('scarf') &&
        !wears('bow-blouse', 'band-collar-shirt', 'balloon-blouse'),
      say: ['Leave one button more open than you think.', 'Stand the collar up a little at the back.'],
    },
    {
      when: ({ wears }) => wears('bow-blouse'),
      say: ['Tie the bow loosely. It should look like it fell that way.'],
    },
    {
      when: ({ wears, covered, over }) =>
        over !== undefined && wears('peak-blazer', 'easy-blazer', 'notch-blazer') && covered !== 'hijab',
      say: [
        'Push the blazer’s sleeves up when the day gets long.',
        'Keep the pockets of the blazer empty. It hangs better.',
        'Roll the blazer’s cuff once.',
      ],
    },
    {
      when: ({ wears }) => wears('trench-coat', 'short-trench', 'wrap-coat'),
      say: ['Tie the belt in a knot. Never buckle it.', 'Knot the belt at the side and forget about it.'],
    },
    {
      when: ({ seen, isOutdoors }) => {
        const cut = seen('coat')?.garment.cut;
        return isOutdoors && cut !== undefined && cut.type !== 'cape' && isClosedFront(cut);
      },
      say: [
        'Undo the {coat} when you walk fast.',
        'Open the {coat} as soon as you are inside.',
        'Buttoned up outside, open in the café.',
      ],
    },
    {
      when: ({ seen, isOutdoors, covered }) => {
        const cut = seen('coat')?.garment.cut;
        return (
          isOutdoors &&
          covered !== 'hijab' &&
          !seen('scarf') &&
          cut?.type === 'jacket' &&
          ['notch', 'peak', 'trench'].includes(cut.lapel)
        );
      },
      say: ['Turn up the collar when the wind comes round the corner.', 'Collar up, shoulders down.'],
    },
    {
      when: ({ seen, isHandInPocket }) => seen('coat') !== undefined && !isHandInPocket,
      say: [
        'Keep your hands out of the pockets and it hangs straight.',
        'Empty the pockets of the {coat}. It will thank you.',
      ],
    },
    {
      when: ({ wears }) => wears('long-scarf'),
      say: [
        'Wrap the scarf once and let the ends fall.',
        'Tuck one end of the scarf in, leave the other out.',
      ],
    },
    { when: ({ wears }) => wears('snood'), say: ['Pull the looped scarf up to your chin in the wind.'] },
    { when: ({ wears }) => wears('shawl'), say: ['Let the shawl slip a little. It looks better off guard.'] },
    {
      when: ({ wears }) => wears('silk-scarf'),
      say: ['Turn the knot of the scarf to one side.', 'Retie the scarf on your bag when it gets warm.'],
    },
    {
      when: ({ wears, occasion }) => wears(...BAGS_BY_HAND) && occasion !== 'desk',
      say: [
        'Carry the {bag} in your hand. It finishes the arm.',
        'A small bag is enough: keys, phone, lipstick.',
        'Leave the laptop at home. The {bag} is for you.',
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
      say: ['Leave the basket open. It is summer.', 'A book and a peach in the basket, and you are ready.'],
    },
    {
      when: ({ wears }) => wears('bucket-bag'),
      say: ['Pull the drawstring loosely, so the bag keeps its folds.', 'Let the bucket bag slouch.'],
    },
    { when: ({ wears }) => wears('backpack'), say: ['Both straps on. It sits better and so do you.'] },
    {
      when: ({ wears }) => wears('duffel'),
      say: [
        'The duffel holds a change of clothes for after.',
        'Pack the duffel the night before.',
        'Sling the duffel over your shoulder and go.',
      ],
    },
    {
      when: ({ wears, seen }) =>
        wears('sneakers', 'plimsolls', 'high-tops', 'platform-trainers') && !seen('hosiery'),
      say: [
        'Keep the trainers clean. They are half the outfit.',
        'Fresh white laces do more than new shoes.',
        'Socks that do not show, please.',
      ],
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
        'Stand on both feet and take your time.',
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
      say: ['Hair tied back, and you are ready.'],
    },
    {
      when: (look) =>
        earsShow(look) &&
        !look.seen('earrings') &&
        !ownEarrings(look.reading) &&
        look.occasion !== 'sport' &&
        look.occasion !== 'country',
      say: ['Add small earrings and stop there.', 'Your ears are free: a fine pair of hoops would love it.'],
    },
    {
      when: ({ reading, seen }) => ownEarrings(reading) !== undefined && !seen('necklace'),
      say: [
        'Small hoops, and nothing more at the ears.',
        'Keep the hoops. They are all the jewellery it asks.',
      ],
    },
    {
      when: ({ seen }) => seen('earrings') !== undefined && !seen('necklace'),
      say: ['Earrings on, then stop.', 'With earrings like these the neck can stay plain.'],
    },
    {
      when: ({ seen }) => seen('necklace') !== undefined,
      say: ['One necklace is enough. Two start to talk.', 'Keep the earrings small beside the necklace.'],
    },
    {
      when: ({ light, occasion }) => light === 'evening' && occasion === 'evening',
      say: [
        'A red lip and you are done.',
        'Scent, keys, and out of the door.',
        'Do your eyes or your mouth tonight, not both.',
        'Give yourself time to get ready. It shows.',
        'Put it on last, after the shoes and the music.',
        'Get dressed early and enjoy the extra half hour.',
        'Hang it on the door the day before and look forward to it.',
        'Check the back view too. It is the last thing people see.',
        'Switch your phone off for an hour. It suits the look.',
      ],
    },
    {
      when: (look) => look.light === 'evening' && look.occasion === 'evening' && hasOneThingMore(look),
      say: ['Take one thing off before you leave. Or don’t.'],
    },
    {
      when: ({ occasion }) => occasion === 'desk',
      say: [
        'Press it the night before. The morning will thank you.',
        'Keep the rest simple and let the cut speak.',
        'Iron it once, hang it well, wear it often.',
        'Keep it for the day with the difficult meeting.',
        'Lay it out on Sunday and Monday starts better.',
        'A tidy hem and clean shoes: the rest is already done.',
        'Add your own perfume and nothing else.',
        'Carry your papers in a folder, not in your arms.',
        'Take the lift once and check the mirror.',
        'Hang it up tonight and wear it again on Thursday.',
        'Give it a night on the hanger between two wears.',
        'Sit, stand and reach in it once before the big day.',
      ],
    },
    {
      when: ({ occasion }) => occasion === 'celebration',
      say: [
        'Steam it before you go. The cloth deserves it.',
        'Choose one sparkle: ears, neck or wrist.',
        'Bring a smile and a small bag.',
        'Blot your lipstick and off you go.',
      ],
    },
    {
      when: ({ occasion }) => occasion === 'weekend' || occasion === 'country',
      say: [
        'Wear it in. It gets better from the third time on.',
        'Put it on without a plan and see where it takes you.',
        'Hang it where you can see it. You will reach for it.',
        'Save it for nothing. Wear it this week.',
        'Wash it often, fold it well, keep it for years.',
        'Good with sleepy eyes and a strong coffee.',
        'Wear it to see someone you needn’t impress.',
        'Keep it on the chair, not in the wardrobe.',
        'Let a friend take the picture. It likes daylight.',
      ],
    },
    {
      when: ({ occasion, seen }) => occasion === 'weekend' && seen('bottom')?.garment.cut.type === 'trousers',
      say: ['Put your phone in a back pocket and leave the rest.'],
    },
    {
      when: ({ occasion, seen }) => occasion === 'weekend' && !seen('coat'),
      say: ['Wear it with whatever coat you have.'],
    },
    {
      when: (look) =>
        (look.occasion === 'weekend' || look.occasion === 'country') &&
        hasLooseHair(look) &&
        !look.seen('coat'),
      say: ['It likes a messy bun and an open window.'],
    },
    {
      when: ({ occasion }) => occasion === 'beach',
      say: [
        'Let it crease. Everyone else’s will, too.',
        'Salt in your hair is all the styling it needs.',
        'Leave your plans at home.',
        'Roll it in your bag. It does not mind.',
        'Wear it straight after the swim.',
        'Rinse it, hang it in the sun, wear it by noon.',
        'Bring a book and read none of it.',
        'Sand falls out of it by itself.',
      ],
    },
    {
      when: ({ occasion }) => occasion === 'sport',
      say: [
        'Size up if you like room to breathe.',
        'Lay it out the evening before and you will go.',
        'Lace the shoes twice and forget them.',
        'Wash it cold and it keeps its stretch.',
        'Keep a clean set ready for the next day.',
        'Leave the heavy jewellery at home.',
        'Choose socks that stay up. You will notice.',
        'Put it on first thing, before you can change your mind.',
        'Wash it inside out and the colour stays.',
        'Break the shoes in on a short round.',
        'Skip the softener. Sports cloth hates it.',
        'Air it on the balcony and it is ready again.',
        'Wear it once for show, then sweat in it.',
      ],
    },
    {
      when: ({ occasion, over }) => occasion === 'sport' && over !== undefined,
      say: [
        'Leave the {over} on until you are warm.',
        'Put the {over} back on while you stretch.',
        'Keep the {over} on for the warm-up and drop it after.',
        'The {over} is for before and after.',
      ],
    },
  ],
};
