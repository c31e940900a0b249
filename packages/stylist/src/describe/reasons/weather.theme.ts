import { hasHood, hemOf, sleeveOf } from '../../garments/silhouette.ts';
import { sceneTraits } from '../../rules/scene-traits.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const isHotOutside = ({ degrees }: LookFacts) => degrees !== undefined && degrees.from >= 20;
const isColdOutside = ({ isOutdoors, felt, scene }: LookFacts) =>
  isOutdoors && felt === 'cold' && !sceneTraits(scene).blooms;
const isCoolOutside = ({ degrees, felt, seen }: LookFacts) =>
  degrees !== undefined && felt !== 'cold' && degrees.to < 22 && seen('layer') !== undefined;
const inBoots = ({ seen }: LookFacts) => isBoot(seen('shoes')?.garment);
const bareArms = ({ base, over }: LookFacts) =>
  !over && base !== undefined && sleeveOf(base.garment.cut) === 'none';
const shortSleeves = ({ base, over }: LookFacts) =>
  !over && base !== undefined && sleeveOf(base.garment.cut) === 'short';
/** Ends above the calf, in heads. */
const SHORT_HEM = 6.6;
const hasShortHem = ({ legged, isHemSeen }: LookFacts) =>
  isHemSeen && legged !== undefined && (hemOf(legged.garment.cut) ?? SHORT_HEM) < SHORT_HEM;
/** Below this breath is seen, °C. */
const BREATH_SHOWS = 7;
const isHooded = ({ over }: LookFacts) => over !== undefined && hasHood(over.garment.cut);

/** What it is good for out there, and why. */
export const WEATHER: Theme = {
  id: 'weather',
  kind: 'answer',
  sayings: [
    {
      when: ({ degrees, falls }) => degrees !== undefined && degrees.from >= 1 && !falls,
      say: [
        'Comfortable from {from} to {to} °C.',
        'Right for a dry day of {from} to {to} °C.',
        'Best when it is {from} to {to} °C outside.',
        'Good for {from} to {to} °C, sitting or strolling.',
        'Between {from} and {to} °C you need nothing else.',
        'Wear it from {from} °C, and up to {to} °C.',
      ],
    },
    {
      when: isHotOutside,
      say: [
        'Light enough for the middle of the day.',
        'Nothing here will weigh on you at noon.',
        'A good answer to a hot day.',
        'Easy to wear when the air stands still.',
        'Summer clothes that know what they are for.',
        'For the first really hot day and every one after it.',
      ],
    },
    {
      when: (look) => isHotOutside(look) && bareArms(look),
      say: ['Bare arms. Bring the sun cream.', 'Made for a day when nobody wants sleeves.'],
    },
    {
      when: (look) => isHotOutside(look) && bareArms(look) && hasShortHem(look),
      say: ['Bare arms and a light hem: summer has been thought of.'],
    },
    {
      when: (look) => isHotOutside(look) && shortSleeves(look),
      say: [
        'Short sleeves keep the sun off your shoulders.',
        'Sleeves short enough for heat, long enough for lunch.',
      ],
    },
    {
      when: (look) => isHotOutside(look) && look.madeOf('linen'),
      say: ['Linen creases. In this heat, let it.', 'Linen is the coolest cloth you can wear in public.'],
    },
    {
      when: ({ wears, isOutdoors }) => isOutdoors && wears('straw-hat'),
      say: ['The hat keeps the sun off your face and shoulders.', 'A wide brim is the best parasol.'],
    },
    {
      when: ({ wears, isOutdoors }) => isOutdoors && wears('sunglasses'),
      say: ['Sunglasses on, and noon is no trouble.', 'Dark glasses make any street feel like a holiday.'],
    },
    {
      when: isCoolOutside,
      say: [
        'One layer to take off when the sun comes out.',
        'For weather that cannot make up its mind.',
        'Warm enough to sit outside a little longer than planned.',
        'Take the {layer} off at lunch and the look still holds.',
        'Made for the weeks between coat and no coat.',
      ],
    },
    {
      when: ({ isOutdoors, scene, felt }) =>
        isOutdoors && felt !== 'cold' && ['cloud', 'harbour'].includes(scene),
      say: ['Grey skies bring out the colours of good clothes.', 'A little wind will only improve it.'],
    },
    {
      when: ({ falls, over }) => falls === 'rain' && over !== undefined,
      say: [
        'Rain clothes you would wear on a dry day too.',
        'Let it rain. You have dressed for it.',
        'The rain runs off the outside and you stay yourself.',
        'It keeps the wet out and the mood up.',
        'Wet weather is no excuse for looking sorry.',
        'A good {coat} turns rain into a sound.',
      ],
    },
    {
      when: (look) => look.falls === 'rain' && inBoots(look),
      say: ['Puddles are no trouble in these boots.', 'Boots for the rain, and you can take the short cut.'],
    },
    {
      when: (look) => look.falls === 'rain' && isHooded(look),
      say: ['There is a hood, and your hands stay free.'],
    },
    {
      when: ({ wears, falls }) => falls === 'rain' && wears('umbrella'),
      say: ['The umbrella finishes it, and it is not for show.'],
    },
    {
      when: isColdOutside,
      say: [
        'Warm enough to stand still in.',
        'You will be the one who wants to stay out longer.',
        'Proper winter clothes, and you can still tell it is you.',
        'It takes the cold seriously and nothing else.',
        'Wrapped up, and glad of it.',
        'Warm where it counts, from neck to foot.',
        'The wind will have to look for a way in.',
        'Warmth first, and it still turns heads.',
        'For the walk you would otherwise put off.',
      ],
    },
    {
      when: (look) =>
        isColdOutside(look) &&
        (look.falls === 'snow' || (look.degrees !== undefined && look.degrees.from < BREATH_SHOWS)),
      say: ['Made for days when you can see your breath.'],
    },
    {
      when: (look) => isColdOutside(look) && inBoots(look) && look.seen('coat') !== undefined,
      say: [
        'Boots and a real coat: the cold can keep its distance.',
        'A good coat, good boots, and winter is fine.',
      ],
    },
    {
      when: (look) => isColdOutside(look) && look.seen('coat') !== undefined,
      say: [
        'In winter the {coat} is the outfit. This one can carry it.',
        'The {coat} does the warming, the rest does the charm.',
        'The {coat} makes a short day worth going out for.',
        'Until April the {coat} is what people see first, and it can be.',
      ],
    },
    {
      when: ({ seen, isOutdoors, wears }) =>
        isOutdoors && wears('long-scarf', 'snood') && seen('scarf') !== undefined,
      say: ['The scarf closes the gap where the cold gets in.', 'A wool scarf is worth a second jumper.'],
    },
    {
      when: ({ wears, isOutdoors }) => isOutdoors && wears('beanie'),
      say: ['Warm ears change the whole day.', 'The beanie is the smallest warm thing you own.'],
    },
    {
      when: ({ wears, isOutdoors }) => isOutdoors && wears('leather-gloves'),
      say: ['Gloves on, and you are warm to the fingertips.'],
    },
    {
      when: ({ falls }) => falls === 'snow',
      say: [
        'Dressed for the snow, and for staying out in it.',
        'Made for the crunch underfoot.',
        'For the first snow, when everybody goes outside.',
      ],
    },
    {
      when: ({ isOutdoors, light, reading }) => !isOutdoors && light === 'day' && reading.clo >= 0.8,
      say: [
        'Warm enough to leave the coat on its hook.',
        'Warm indoors, with a coat on the way there.',
        'The coat comes off and the look is still complete.',
        'Warm enough for a room that takes its time to heat.',
        'On a cold day this is all you need indoors.',
      ],
    },
    {
      when: ({ isOutdoors, light, reading }) => isOutdoors && light === 'evening' && reading.clo < 0.6,
      say: ['For a night that never quite cools down.', 'Made for a warm night and a slow walk home.'],
    },
    {
      when: ({ wears, isHemSeen, legged }) => legged !== undefined && isHemSeen && wears('tights'),
      say: [
        'Tights turn this hem into a winter hem.',
        'Dark tights buy you three more months of this hem.',
        'With tights, a skirt is no colder than trousers.',
      ],
    },
  ],
};
