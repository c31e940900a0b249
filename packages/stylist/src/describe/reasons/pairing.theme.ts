import { hemOf, sleeveOf } from '../../garments/silhouette.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const has =
  (...keys: readonly string[]) =>
  ({ pieceOf }: LookFacts) =>
    keys.every((key) => pieceOf(key) !== undefined);
const isDenim = ({ seen }: LookFacts) =>
  seen('bottom')?.item.cloth.name === 'denim' && seen('bottom')?.garment.cut.type === 'trousers';
const leadsInCloth = ({ colours }: LookFacts) => colours.lead !== undefined;
const isWide = ({ seen, isLegSeen }: LookFacts) => {
  const cut = seen('bottom')?.garment.cut;
  return isLegSeen && cut?.type === 'trousers' && cut.fit === 'wide';
};
/** A jacket that ends lower leaves no narrow upper half, heads. */
const AT_THE_HIP = 3.9;
const isShortOver = ({ over }: LookFacts) =>
  over !== undefined && (hemOf(over.garment.cut) ?? 9) <= AT_THE_HIP;
const isTailoredLayer = ({ over, wears }: LookFacts) =>
  over?.garment.slot === 'layer' &&
  wears('peak-blazer', 'easy-blazer', 'notch-blazer', 'boucle-jacket', 'waistcoat', 'velvet-blazer');
/** A belt between two plain halves. */
const dividesTheHalves = ({ seen, over, isWaistSeen }: LookFacts) =>
  seen('belt') !== undefined && !over && isWaistSeen && seen('top')?.item.worn === 'tucked';
const LIGHTER_BY = 0.25;
const scarfLightsTheCoat = ({ seen }: LookFacts) => {
  const [scarf, coat] = [seen('scarf'), seen('coat')];
  return scarf !== undefined && coat !== undefined && scarf.colour.l - coat.colour.l > LIGHTER_BY;
};
const differIn =
  (one: string, other: string) =>
  ({ words, pieceOf }: LookFacts) =>
    pieceOf(one) !== undefined &&
    pieceOf(other) !== undefined &&
    words[`${one}_colour`] !== words[`${other}_colour`];
/** The shoe shows between a hem and the ground. */
const SHIN = 5;
const ANKLE = 7.9;
const showsTheShoes = ({ legged, seen, isHemSeen }: LookFacts) => {
  const hem = (legged && hemOf(legged.garment.cut)) ?? 0;
  return isHemSeen && hem > SHIN && hem < ANKLE && seen('shoes') !== undefined;
};
const isInMetal = ({ words, seen }: LookFacts) =>
  seen('necklace') !== undefined &&
  seen('earrings') !== undefined &&
  words.necklace_colour === words.earrings_colour &&
  /gold|silver|champagne/.test(words.necklace_colour ?? '');
const isBareArmed = ({ base, over }: LookFacts) =>
  !over && base !== undefined && sleeveOf(base.garment.cut) !== 'long';

/** What two of the look's own pieces do for one another. */
export const PAIRING: Theme = {
  id: 'pairing',
  kind: 'eye',
  weight: 4,
  sayings: [
    {
      when: has('match'),
      say: [
        'The {match_colour} of the {match} comes straight out of the {motif}.',
        'Look at the {motif}, then at the {match}: the same {match_colour}.',
        'The {match_colour} in the {motif} comes back in the {match}.',
        'There is {match_colour} in the {motif}, and there it is again in the {match}.',
        'The {match} and the {motif} agree on {match_colour}, so it all hangs together.',
        'A little {match_colour} in the {motif}, a lot more of it in the {match}.',
      ],
    },
    {
      when: has('first', 'second'),
      say: [
        'The {first} and the {second} are both {first_colour}, and that ties it all up.',
        'The same {first_colour} for {first} and {second}: planned, but never stiff.',
        '{First_colour} twice, in the {first} and the {second}, and the look holds together.',
        'One {first_colour} for the {first} and the {second}: a neat bit of planning.',
      ],
    },
    {
      when: has('small_echo', 'echoed'),
      say: [
        'The {echoed_colour} of the {echoed} turns up again in the {small_echo}.',
        'You see {echoed_colour} in the {echoed}, then once more in the {small_echo}.',
        'A thread of {echoed_colour} runs from the {echoed} to the {small_echo}.',
        'The {small_echo} and the {echoed} are the same {echoed_colour}. It looks like luck and is not.',
      ],
    },
    {
      when: has('light_piece', 'dark_piece'),
      say: [
        'The {dark} of the {dark_piece} makes the {light} {light_piece} look fresh.',
        'Take away the {light} {light_piece} and all that {dark} would feel heavy.',
        'The {light_piece} in {light}, the {dark_piece} in {dark}: a clean break, and sharp for it.',
        'Beside the {dark} {dark_piece}, the {light} of the {light_piece} is as clear as daylight.',
      ],
    },
    {
      when: (look) => has('one_piece', 'other_piece')(look) && look.colours.pairDistance <= 1,
      say: [
        'The {one} of the {one_piece} and the {other} of the {other_piece} are close cousins.',
        'The {one_piece} in {one}, the {other_piece} in {other}: neighbours who get on.',
        'The {one_piece} could have gone with grey. {Other} is better company.',
      ],
    },
    {
      when: (look) => has('one_piece', 'other_piece')(look) && look.colours.pairDistance >= 2,
      say: [
        'The {one} of the {one_piece} wakes up the {other} of the {other_piece}.',
        '{One} {one_piece}, {other} {other_piece}: each colour makes the other clearer.',
        'It takes the {other} {other_piece} to bring out the {one} of the {one_piece}.',
        'With something black this would be sensible. With the {other} {other_piece} it is fun.',
      ],
    },
    {
      when: has('lead_piece', 'calm_piece'),
      say: [
        'The {calm_piece_colour} of the {calm_piece} gives the {lead} room to breathe.',
        'Plain {calm_piece_colour} in the {calm_piece} is the best thing that could happen to {lead}.',
        'So much {lead} wants a quiet neighbour, and {calm_piece_colour} is a good one.',
        'The {calm_piece} could have been loud, too. {Calm_piece_colour} is wiser beside {lead}.',
        '{Lead} next to {calm_piece_colour} is a conversation, not a quarrel.',
        'Beside {calm_piece_colour}, {lead} looks twice as good.',
        '{Lead} does the smiling, {calm_piece_colour} does the listening.',
        'Some {calm_piece_colour} in the {calm_piece}, and {lead} never gets too loud.',
        'Next to the {calm_piece_colour} {calm_piece}, {lead} looks its cleanest.',
        'All {lead} needs is something {calm_piece_colour} beside it. The {calm_piece} will do nicely.',
        'The colour is in the {lead_piece}, so plain {calm_piece_colour} is right for the {calm_piece}.',
        '{Lead} and {calm_piece_colour}: the {lead_piece} can shine and nothing shouts.',
      ],
    },
    {
      when: (look) =>
        has('calm_piece')(look) && look.prints.length === 1 && look.prints[0] !== look.pieceOf('calm_piece'),
      say: ['With so much going on in the print, plain {calm_piece_colour} is right for the {calm_piece}.'],
    },
    {
      when: (look) => isDenim(look) && leadsInCloth(look) && look.colours.lead?.piece !== look.seen('bottom'),
      say: [
        '{Lead} is at its easiest beside {bottom_colour} denim.',
        'The {bottom_colour} denim takes the {lead} {lead_piece} off its best behaviour.',
        '{Lead} above, {bottom_colour} denim below: relaxed, but not by accident.',
        'Denim in {bottom_colour} is what {lead} wears on its day off.',
        'Put {lead} with {bottom_colour} denim and it needs no further thought.',
      ],
    },
    {
      when: (look) => isDenim(look) && look.base?.tint === 'neutral' && !look.over,
      say: [
        'The {top_colour} {top} and the {bottom_colour} denim are old friends, and it shows.',
        'Clean {top_colour} above {bottom_colour} denim: nobody has ever regretted it.',
      ],
    },
    {
      when: has('warm_piece', 'cool_piece'),
      say: [
        'The {warm_piece_colour} of the {warm_piece} warms up the {cool_piece_colour} {cool_piece}.',
        'Against the {cool_piece}, the {warm_piece_colour} of the {warm_piece} glows a little.',
        'Black leather would be stricter. {Warm_piece_colour} is kinder to the {cool_piece}.',
        'So much {cool_piece_colour} could look cold. Not with the {warm_piece_colour} of the {warm_piece}.',
      ],
    },
    {
      when: isInMetal,
      say: ['{Necklace_colour} at the ears, {necklace_colour} at the neck, and no more is needed.'],
    },
    {
      when: has('shiny_piece', 'matt_piece'),
      say: [
        'Light slides off the {shiny_piece} and sinks into the {matt_piece}.',
        'A gleam from the {shiny_piece}, none from the {matt_piece}: that is the charm of the two.',
      ],
    },
    {
      when: has('rough_piece', 'smooth_piece'),
      say: [
        'Rough beside smooth: the {rough_piece} and the {smooth_piece} make a good pair.',
        'The grain of the {rough_piece} shows all the better beside the plain {smooth_piece}.',
      ],
    },
    {
      when: (look) => isBareArmed(look) && look.madeOf('linen') && look.wears('basket', 'straw-hat'),
      say: ['Linen and straw: two dry textures that say summer without a word.'],
    },
    {
      when: (look) => isTailoredLayer(look) && isDenim(look),
      say: [
        'The {layer} minds its manners, so the jeans need not.',
        'The {layer} is dressed for work, the denim is dressed for after. You get both.',
      ],
    },
    {
      when: (look) => isShortOver(look) && isWide(look),
      say: ['Neat in the {over}, loose in the {bottom}: that is the whole trick.'],
    },
    {
      when: (look) => dividesTheHalves(look) && differIn('top', 'bottom')(look),
      say: [
        'The {belt_colour} belt draws the line between the {top} and the {bottom}.',
        'The belt divides it fairly: {top_colour} above, {bottom_colour} below.',
        'The belt marks the spot where the {top_colour} ends and the {bottom_colour} begins.',
        'Without the {belt_colour} belt, the {top} and the {bottom} would run into each other.',
      ],
    },
    {
      when: (look) => look.occasion !== 'sport' && showsTheShoes(look),
      say: [
        'The hem of the {bottom} leaves the {shoes} in full view.',
        'The hem of the {dress} leaves the {shoes} in full view.',
        'The {shoes} get a stage of their own below that hem.',
        'The {shoes_colour} {shoes} are on show here, and they know it.',
        'Short enough to show the {shoes}, long enough to forget about: a very good hem.',
      ],
    },
    {
      when: scarfLightsTheCoat,
      say: [
        'The {scarf_colour} scarf puts a bit of light between the {coat} and your face.',
        'A {coat} as dark as this likes a pale scarf, and {scarf_colour} is just right.',
      ],
    },
    {
      when: (look) => look.colours.accent?.piece === look.seen('scarf') && differIn('scarf', 'coat')(look),
      say: ['Above the {coat_colour} {coat}, the {scarf_colour} scarf is the first thing you notice.'],
    },
    {
      when: (look) => look.colours.accent?.piece === look.seen('bag') && look.hero !== undefined,
      say: [
        'The {bag_colour} {bag} is a wink beside the {tinted}.',
        'Black would have done for the {bag}. {Bag_colour} is better news for the {hero}.',
      ],
    },
    {
      when: (look) => look.colours.accent?.piece === look.seen('hat'),
      say: ['The {hat_colour} {hat} says hello first, and the {hero} follow{s}.'],
    },
    {
      when: (look) => look.reading.spec.framing !== 'knee' && differIn('hat', 'shoes')(look),
      say: ['{Hat_colour} at the top, {shoes_colour} at the feet, and the {hero} in between.'],
    },
  ],
};
