import { hemOf, sleeveOf } from '../../garments/silhouette.ts';
import { sceneTraits } from '../../rules/scene-traits.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const isHotOutside = ({ degrees }: LookFacts) => degrees !== undefined && degrees.from >= 20;
const isColdOutside = ({ isOutdoors, felt, scene }: LookFacts) =>
  isOutdoors && felt === 'cold' && !sceneTraits(scene).blooms;
const isCoolOutside = ({ degrees, felt, seen, occasion }: LookFacts) =>
  degrees !== undefined &&
  occasion !== 'celebration' &&
  felt !== 'cold' &&
  degrees.to < 22 &&
  seen('layer') !== undefined;
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
/** Jeans and long sleeves are light to nobody, and nothing is above boots or beneath a jumper. */
const isHeroLight = (look: LookFacts) => {
  const { hero, base } = look;
  return (
    hero !== undefined &&
    hero.piece.item.cloth.name !== 'denim' &&
    hero.piece.item.cloth.name !== 'leather' &&
    sleeveOf(hero.piece.garment.cut) !== 'long' &&
    !inBoots(look) &&
    !(base?.garment.cut.type === 'knit' && sleeveOf(base.garment.cut) === 'long')
  );
};
const isClearDay = ({ isOutdoors, light, scene }: LookFacts) =>
  isOutdoors &&
  light === 'day' &&
  ['sun', 'terrace', 'garden', 'street', 'park', 'court', 'market', 'arch'].includes(scene);

/** What it is good for out there, and why. */
export const WEATHER: Theme = {
  id: 'weather',
  kind: 'answer',
  sayings: [
    {
      when: (look) => isHotOutside(look) && isHeroLight(look),
      say: [
        'The {hero} {is} light enough for the middle of the day.',
        'The {tinted} will not weigh on you in the sun.',
        'On a hot day {some} {is} a good answer.',
        'Even when the air stands still, the {hero} {is} easy to wear.',
        'The {tinted} {is} for the first really hot day and every one after it.',
        'The sun can do its worst. The {tinted} {is} ready.',
        'Too hot for anything else, just right for {some}.',
        'The {hero} let{s} the heat come and go.',
      ],
    },
    {
      when: (look) => isHotOutside(look) && bareArms(look),
      say: ['Bare arms. Bring the sun cream.', 'No sleeves, on a day when nobody wants any.'],
    },
    {
      when: (look) => isHotOutside(look) && bareArms(look) && hasShortHem(look),
      say: ['Bare arms and a light hem: summer has been thought of.'],
    },
    {
      when: (look) => isHotOutside(look) && shortSleeves(look),
      say: [
        'In this heat the short sleeves of the {top} are just enough.',
        'Sleeves short enough for heat, long enough for lunch.',
      ],
    },
    {
      when: (look) => isHotOutside(look) && look.madeOf('linen'),
      say: ['Linen creases. In this heat, let it.', 'Linen is the coolest cloth you can wear in public.'],
    },
    {
      when: (look) => isClearDay(look) && look.wears('straw-hat'),
      say: ['The hat keeps the sun off your face and shoulders.', 'A wide brim is the best parasol.'],
    },
    {
      when: (look) => isClearDay(look) && look.wears('sunglasses'),
      say: [
        'Sunglasses on, and the brightest hour is no trouble.',
        'Dark glasses make any street feel like a holiday.',
      ],
    },
    {
      when: isCoolOutside,
      say: [
        'Wear the {layer} in the shade and carry it in the sun.',
        'The {layer} is for weather that cannot make up its mind.',
        'The {layer} lets you sit outside a little longer than planned.',
        'Take the {layer} off at lunch and the look still holds.',
        'The {layer} is made for the weeks between coat and no coat.',
        'Too mild for a coat, too cool without the {layer}.',
      ],
    },
    {
      when: ({ isOutdoors, scene, felt }) =>
        isOutdoors && felt !== 'cold' && ['cloud', 'harbour'].includes(scene),
      say: [
        'A dull sky makes the {lead} look brighter.',
        '{Lead} is the best thing to wear under a pale sky.',
      ],
    },
    {
      when: ({ falls, over }) => falls === 'rain' && over !== undefined,
      say: [
        'You would wear the {over} on a dry day too.',
        'Let it rain. You have the {over}.',
        'The rain runs off the {over} and you stay yourself.',
        'The {over} keeps the wet out and the mood up.',
        'In the {over} wet weather is no excuse for looking sorry.',
        'A good {over} turns rain into a sound.',
      ],
    },
    {
      when: (look) => look.falls === 'rain' && inBoots(look),
      say: ['Puddles are no trouble in these boots.', 'Boots for the rain, and you can take the short cut.'],
    },
    {
      when: ({ wears, falls }) => falls === 'rain' && wears('umbrella'),
      say: ['The umbrella finishes the look, and it is not for show.'],
    },
    {
      when: (look) => isColdOutside(look) && look.seen('coat') !== undefined,
      say: [
        'The {coat} is warm enough to stand still in.',
        'In the {coat} you will be the one who wants to stay out longer.',
        'The {coat} takes the cold seriously and nothing else.',
        'The wind will have to look for a way into the {coat}.',
        'The {coat} is warm first, and still turns heads.',
        'The {coat} is for the walk you would otherwise put off.',
        'Wrapped up in the {coat}, you can watch the others shiver.',
        'The {coat} makes waiting for a bus almost pleasant.',
        'Winter is mostly coats, and the {coat} is a good one.',
        'The {coat} and a hot drink will deal with January.',
        'You can linger over goodbyes in the {coat}.',
        'The {coat} is the best room in the house, and it comes with you.',
      ],
    },
    {
      when: (look) => isColdOutside(look) && look.seen('coat') === undefined,
      say: [
        'The {tinted} keep{s} you warm without a coat’s help.',
        'Layers do the work of a coat here, the {hero} first.',
      ],
    },
    {
      when: (look) =>
        isColdOutside(look) &&
        look.seen('coat') !== undefined &&
        (look.falls === 'snow' || (look.degrees !== undefined && look.degrees.from < BREATH_SHOWS)),
      say: ['The {coat} is made for days when you can see your breath.'],
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
        'In winter the {coat} is the outfit, and it knows.',
        'The {coat} does the warming, the rest does the charming.',
        'The {coat} makes a short day worth going out for.',
        'Until April people see the {coat} first. Let them.',
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
      when: ({ wears, isOutdoors }) => isOutdoors && wears('leather-gloves', 'knit-gloves'),
      say: ['Gloves on, and you are warm to the fingertips.'],
    },
    {
      when: ({ falls }) => falls === 'snow',
      say: [
        'The {over} is dressed for the snow, and for staying out in it.',
        'The first snow brings everybody out. You have the {over} for it.',
        'The {over} looks its best with a little snow on the shoulders.',
      ],
    },
    {
      when: ({ isOutdoors, light, reading, hero }) =>
        !isOutdoors &&
        light === 'day' &&
        reading.clo >= 0.8 &&
        hero !== undefined &&
        !hero.slots.has('bottom'),
      say: [
        'The {hero} {is} warm enough to leave the coat on its hook.',
        'In a room that takes its time to heat, the {hero} do{es} the rest.',
        'On a cold day the {hero} {is} all you need indoors.',
      ],
    },
    {
      when: ({ isOutdoors, light, reading }) => isOutdoors && light === 'evening' && reading.clo < 0.6,
      say: [
        'The {hero} {is} for a night that never quite cools down.',
        'A warm night and a slow walk home are just right for {some}.',
      ],
    },
    {
      when: ({ wears, isHemSeen, legged }) => legged !== undefined && isHemSeen && wears('tights'),
      say: [
        'The tights turn a summer hem into a winter one.',
        'Tights buy you three more months of this hem.',
        'With tights, a skirt is no colder than trousers.',
      ],
    },
  ],
};
