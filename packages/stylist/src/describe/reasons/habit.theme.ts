import type { ClothName } from '../../garments/cloth.ts';
import { isPrint } from '../../garments/cloth-traits.ts';
import type { Slot } from '../../garments/garment.ts';
import { itemColour } from '../../garments/item-words.ts';
import { hemOf, isClosedFront, necklineOf, sleeveOf } from '../../garments/silhouette.ts';
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

const isOf =
  (...types: readonly string[]) =>
  ({ hero }: LookFacts) =>
    hero !== undefined && types.includes(hero.piece.garment.cut.type);
const isHeroAt =
  (slot: Slot, also: (look: LookFacts) => boolean = () => true) =>
  (look: LookFacts) =>
    (look.hero?.slots.has(slot) ?? false) && also(look);
const isDay = ({ occasion }: LookFacts) => ['desk', 'weekend', 'country', 'beach'].includes(occasion);
const isFree = ({ occasion }: LookFacts) => occasion === 'weekend' || occasion === 'country';
const isNight = ({ occasion }: LookFacts) => occasion === 'evening' || occasion === 'celebration';
const isPrinted = ({ hero }: LookFacts) => hero !== undefined && isPrint(hero.piece.item.cloth.name);
const isTucked = ({ seen }: LookFacts) => seen('top')?.item.worn === 'tucked';
const isWashable = ({ heroIn }: LookFacts) =>
  heroIn('plain', 'breton', 'shirt-stripe', 'gingham', 'broderie');
/** Lapels and sleeves to push up. */
const isTailored = ({ wears, over, covered }: LookFacts) =>
  over !== undefined &&
  covered !== 'hijab' &&
  wears('peak-blazer', 'easy-blazer', 'notch-blazer', 'satin-blazer', 'velvet-blazer');
const hasNeedlesslyFullPockets = ({ hero }: LookFacts) => {
  const cut = hero?.piece.garment.cut;
  return cut?.type === 'jacket' && cut.pockets !== 'none';
};
const isInTrainers = ({ wears }: LookFacts) =>
  wears('sneakers', 'plimsolls', 'high-tops', 'platform-trainers', 'retro-trainers');
const isInWhiteShoes = ({ seen }: LookFacts) => {
  const shoes = seen('shoes');
  return shoes !== undefined && ['white', 'ivory', 'cream'].includes(itemColour(shoes.item));
};
const ANKLE = 8;
/** Nothing covers the leg down to the shoe. */
const isAnkleBare = (seen: LookFacts['seen']) => {
  const legged = seen('dress') ?? seen('bottom');
  return legged !== undefined && (hemOf(legged.garment.cut) ?? ANKLE) < ANKLE;
};
const isCoatOf =
  (...cloths: readonly ClothName[]) =>
  ({ seen }: LookFacts) =>
    cloths.some((name) => seen('coat')?.item.cloth.name === name);

/** How to wear what is there. */
export const HABIT: Theme = {
  id: 'habit',
  kind: 'wear',
  weight: 1.3,
  sayings: [
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
        'Open the {coat} as soon as you are inside.',
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
      say: [
        'Keep the pockets of the {layer} empty. It hangs better.',
        'Phone in the bag, not in the {layer}.',
      ],
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
    {
      when: ({ wears }) => wears('long-scarf'),
      say: [
        'Wrap the scarf once and let the ends fall.',
        'Tuck one end of the scarf in, leave the other out.',
      ],
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
      say: [
        'Add small earrings and stop there.',
        'Your ears are free: a fine pair of hoops would look well.',
      ],
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
    {
      when: ({ occasion }) => occasion === 'evening',
      say: [
        'A red lip and you are done.',
        'Scent, keys, and out of the door.',
        'Do your eyes or your mouth tonight, not both.',
        'Give yourself time to get ready. It shows.',
        'Get dressed early and enjoy the extra half hour.',
        'Switch your phone off for an hour. It suits the {hero}.',
        'Order the good wine. The {hero} would.',
        'Wear the {tinted} again before the month is out.',
        'Tell nobody where you found the {hero}.',
        'Let the {hero} hang overnight before you put {them} away.',
        'Have the {hero} ready by six and a bath run by half past.',
        'Wear the {hero} for two, then for a crowd.',
        'Keep the {hero} for people who notice.',
        'Stand where the light is soft. The {tinted} will do the rest.',
        'Dance once in the {hero} at home, to be sure.',
        'Photograph the {hero} before the first glass, not after the third.',
        'Eat something you can manage with a fork, for the sake of the {hero}.',
        'Wear the {tinted} at home for an hour first. Then you can forget about it.',
        'Make the next booking before you hang the {hero} up.',
        'Leave ten minutes late. The {hero} can carry it.',
      ],
    },
    {
      when: (look) => look.occasion === 'evening' && hasOneThingMore(look),
      say: ['Take one thing off before you leave. Or don’t.'],
    },
    {
      when: ({ occasion }) => occasion === 'desk',
      say: [
        'Lay the {hero} out on Sunday and Monday starts better.',
        'Keep the {hero} for the day with the difficult meeting.',
        'Add your own perfume and nothing else.',
        'Take the lift once and check the mirror.',
        'Hang the {hero} up tonight and wear {them} again on Thursday.',
        'Keep the rest as simple as this, and the {hero} will do the talking.',
        'Wear the {hero} on Friday too, with something softer.',
        'Have the {hero} fitted once. {It} will look twice the price.',
      ],
    },
    {
      when: ({ occasion, heroIn }) =>
        occasion === 'desk' && heroIn('plain', 'shirt-stripe', 'linen', 'breton'),
      say: ['Press the {hero} the night before. The morning will thank you.'],
    },
    {
      when: ({ occasion }) => occasion === 'celebration',
      say: [
        'Choose one sparkle: ears, neck or wrist.',
        'Bring a smile and a small bag.',
        'Blot your lipstick and off you go.',
        'Wear the {tinted} to the next good occasion as well.',
        'Arrive on time, so somebody sees the {hero}.',
        'Let the {hero} be the talking point, and the cake the other.',
      ],
    },
    {
      when: isFree,
      say: [
        'Wear the {hero} to see someone you needn’t impress.',
        'Do not save the {hero} for best. Wear {them} this week.',
        'Hang the {hero} where you can see {them}. You will reach for {them}.',
        'Put the {hero} on without a plan and see where the day goes.',
        'Good with sleepy eyes and a strong coffee.',
        'Keep the {hero} on the chair, not in the wardrobe.',
        'Wear the {hero} often. That is what {it} {is} for.',
        'Pack the {hero} for the next weekend away.',
        'Wear the {hero} twice before you wash {them}.',
        'Say thank you when somebody asks about the {hero}, and no more.',
        'Give the {hero} a Monday as well.',
        'Wear the {hero} to breakfast and see who notices.',
        'Keep the {hero} within reach for the days you cannot decide.',
        'Plan nothing. Put the {hero} on and open the door.',
        'Take the {hero} to your sister’s. She will want the same.',
        'Wear the {hero} until the weather changes its mind.',
        'Build next weekend round the {hero}.',
        'Lend the {hero} only to somebody who returns books.',
        'Look after the {hero} and {it} will look after you.',
        'Wear the {tinted} when you want to be in a better mood.',
        'Let the {hero} get a little lived in. Most good clothes are.',
        'Put on the {hero} before you check your messages.',
        'Wear the {hero} to the next thing you nearly cancel.',
        'The second time you wear the {hero}, change only the shoes.',
        'Repeat the {tinted} next weekend with everything else different.',
      ],
    },
    {
      when: (look) => isFree(look) && look.isOutdoors && look.light === 'day',
      say: ['Let a friend take the picture. The {hero} like{s} daylight.'],
    },
    {
      when: ({ occasion, seen, hero }) =>
        occasion === 'weekend' &&
        seen('bottom')?.garment.cut.type === 'trousers' &&
        hero?.slots.has('bottom') === true &&
        seen('bag') === undefined &&
        seen('bottom')?.item.cloth.name === 'denim',
      say: ['Put your phone in a back pocket and leave the bag at home.'],
    },
    {
      when: (look) => isFree(look) && hasLooseHair(look) && !look.seen('coat'),
      say: ['It likes a messy bun and an open window.'],
    },
    {
      when: ({ occasion }) => occasion === 'beach',
      say: [
        'Let the {hero} crease. Everyone else’s will, too.',
        'Leave your plans at home and wear the {hero}.',
        'Roll the {hero} in your bag. {It} will not mind.',
        'Rinse the {hero}, hang in the sun, wear by lunchtime.',
        'Bring a book and read none of it.',
        'Wear the {hero} until the evenings get cold.',
        'Take the {hero} on every trip from now to September.',
      ],
    },
    {
      when: ({ occasion }) => occasion === 'sport',
      say: [
        'Lay the {hero} out the evening before and you will go.',
        'Wash the {hero} cold and {it} keep{s} {its} stretch.',
        'Put the {hero} on first thing, before you can change your mind.',
        'Wash the {hero} inside out and the colour stays.',
        'Skip the softener. Sports cloth hates it.',
        'Air the {hero} on the balcony and {it} {is} ready again.',
        'Hang the {hero} on the back of the door, where excuses used to hang.',
        'Size up in the {hero} if you like room to breathe.',
        'Pack the {hero} tonight and tomorrow is settled.',
        'Keep a clean set ready for the next day.',
        'Wear the {hero} on the easy days, too.',
        'Rinse the {hero} as soon as you are home and dry {them} flat.',
        'Keep the {hero} by the bed and the decision is made.',
        'Wear the {hero} round the block first, then further.',
        'Give the {hero} {its} own hook.',
        'Bring the {hero} on holiday. Early mornings are free there.',
        'Tell a friend you will be in {tinted}, so you cannot cancel.',
        'Put a song on, put the {hero} on, go.',
        'Wear the {hero} to the class you have been putting off.',
        'Swap everything but the {hero} when the season turns.',
        'Fold the {hero} on top of the pile, not at the bottom.',
        'Keep the {hero} out of the tumble dryer.',
        'Wear the {tinted} twice a week and you have a habit.',
        'Hang the {hero} over the door, ready for tomorrow.',
        'Take the {hero} to work on Thursday and go straight on.',
        'Let the {hero} dry on the line. Sun is free.',
        'Start slowly. The {hero} will not tell.',
        'Reward the {hero} with a rest day, and yourself.',
        'Do not save the {hero} for race day.',
        'Let the {tinted} be the loud part and keep the rest quiet.',
        'Dry the {hero} in the shade and the colour lasts.',
      ],
    },
    {
      when: ({ occasion, wears }) =>
        occasion === 'sport' && wears('runners', 'court-shoes', 'trail-shoes', 'training-shoes'),
      say: [
        'Lace the shoes twice and forget them.',
        'Break the shoes in on a short round.',
        'Choose socks that stay up. You will notice.',
        'Brighter laces, if you want a bit more noise.',
      ],
    },
    {
      when: ({ occasion, over }) => occasion === 'sport' && over !== undefined,
      say: [
        'Leave the {over} on until you are warm.',
        'Put the {over} back on while you stretch.',
        'Keep the {over} on for the warm-up and drop it after.',
        'The {over} is for before and after.',
        'Tie the {over} round your waist once you are warm.',
      ],
    },
  ],
};
