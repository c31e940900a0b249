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
    words[`${one}colour`] !== words[`${other}colour`];
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
  words.necklacecolour === words.earringscolour &&
  /gold|silver|champagne/.test(words.necklacecolour ?? '');
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
        'The {matchcolour} of the {match} comes straight out of the {motif}.',
        'Look at the {motif}, then at the {match}: the same {matchcolour}.',
        'The {matchcolour} in the {motif} comes back in the {match}.',
        'There is {matchcolour} in the {motif}, and there it is again in the {match}.',
        'The {match} and the {motif} agree on {matchcolour}, so it all hangs together.',
        'A little {matchcolour} in the {motif}, a lot more of it in the {match}.',
      ],
    },
    {
      when: has('first', 'second'),
      say: [
        'The {first} and the {second} are both {firstcolour}, and that ties it all up.',
        'The same {firstcolour} for {first} and {second}: planned, but never stiff.',
        '{Firstcolour} twice, in the {first} and the {second}, and the look holds together.',
        'One {firstcolour} for the {first} and the {second}: a neat bit of planning.',
      ],
    },
    {
      when: has('smallecho', 'echoed'),
      say: [
        'The {echoedcolour} of the {echoed} turns up again in the {smallecho}.',
        'You see {echoedcolour} in the {echoed}, then once more in the {smallecho}.',
        'A thread of {echoedcolour} runs from the {echoed} to the {smallecho}.',
        'The {smallecho} and the {echoed} are the same {echoedcolour}. It looks like luck and is not.',
      ],
    },
    {
      when: has('lightpiece', 'darkpiece'),
      say: [
        'The {dark} of the {darkpiece} makes the {light} {lightpiece} look fresh.',
        'Take away the {light} {lightpiece} and all that {dark} would feel heavy.',
        'The {lightpiece} in {light}, the {darkpiece} in {dark}: a clean break, and sharp for it.',
        'Beside the {dark} {darkpiece}, the {light} of the {lightpiece} is as clear as daylight.',
      ],
    },
    {
      when: (look) => has('onepiece', 'otherpiece')(look) && look.colours.pairDistance <= 1,
      say: [
        'The {one} of the {onepiece} and the {other} of the {otherpiece} are close cousins.',
        'The {onepiece} in {one}, the {otherpiece} in {other}: neighbours who get on.',
        'The {onepiece} could have gone with grey. {Other} is better company.',
      ],
    },
    {
      when: (look) => has('onepiece', 'otherpiece')(look) && look.colours.pairDistance >= 2,
      say: [
        'The {one} of the {onepiece} wakes up the {other} of the {otherpiece}.',
        '{One} {onepiece}, {other} {otherpiece}: each colour makes the other clearer.',
        'It takes the {other} {otherpiece} to bring out the {one} of the {onepiece}.',
        'With something black this would be sensible. With the {other} {otherpiece} it is fun.',
      ],
    },
    {
      when: has('leadpiece', 'calmpiece'),
      say: [
        'The {calmpiececolour} of the {calmpiece} gives the {lead} room to breathe.',
        'Plain {calmpiececolour} in the {calmpiece} is the best thing that could happen to {lead}.',
        'So much {lead} wants a quiet neighbour, and {calmpiececolour} is a good one.',
        'The {calmpiece} could have been loud, too. {Calmpiececolour} is wiser beside {lead}.',
        '{Lead} next to {calmpiececolour} is a conversation, not a quarrel.',
        'Beside {calmpiececolour}, {lead} looks twice as good.',
        '{Lead} does the smiling, {calmpiececolour} does the listening.',
        'Some {calmpiececolour} in the {calmpiece}, and {lead} never gets too loud.',
        'Next to the {calmpiececolour} {calmpiece}, {lead} looks its cleanest.',
        'All {lead} needs is something {calmpiececolour} beside it. The {calmpiece} will do nicely.',
        'The colour is in the {leadpiece}, so plain {calmpiececolour} is right for the {calmpiece}.',
        '{Lead} and {calmpiececolour}: the {leadpiece} can shine and nothing shouts.',
      ],
    },
    {
      when: (look) =>
        has('calmpiece')(look) && look.prints.length === 1 && look.prints[0] !== look.pieceOf('calmpiece'),
      say: ['With so much going on in the print, plain {calmpiececolour} is right for the {calmpiece}.'],
    },
    {
      when: (look) => isDenim(look) && leadsInCloth(look) && look.colours.lead?.piece !== look.seen('bottom'),
      say: [
        '{Lead} is at its easiest beside {bottomcolour} denim.',
        'The {bottomcolour} denim takes the {lead} {leadpiece} off its best behaviour.',
        '{Lead} above, {bottomcolour} denim below: relaxed, but not by accident.',
        'Denim in {bottomcolour} is what {lead} wears on its day off.',
        'Put {lead} with {bottomcolour} denim and it needs no further thought.',
      ],
    },
    {
      when: (look) => isDenim(look) && look.base?.tint === 'neutral' && !look.over,
      say: [
        'The {topcolour} {top} and the {bottomcolour} denim are old friends, and it shows.',
        'Clean {topcolour} above {bottomcolour} denim: nobody has ever regretted it.',
      ],
    },
    {
      when: has('warmpiece', 'coolpiece'),
      say: [
        'The {warmpiececolour} of the {warmpiece} warms up the {coolpiececolour} {coolpiece}.',
        'Against the {coolpiece}, the {warmpiececolour} of the {warmpiece} glows a little.',
        'Black leather would be stricter. {Warmpiececolour} is kinder to the {coolpiece}.',
        'So much {coolpiececolour} could look cold. Not with the {warmpiececolour} of the {warmpiece}.',
      ],
    },
    {
      when: isInMetal,
      say: ['{Necklacecolour} at the ears, {necklacecolour} at the neck, and no more is needed.'],
    },
    {
      when: has('shinypiece', 'mattpiece'),
      say: [
        'Light slides off the {shinypiece} and sinks into the {mattpiece}.',
        'A gleam from the {shinypiece}, none from the {mattpiece}: that is the charm of the two.',
      ],
    },
    {
      when: has('roughpiece', 'smoothpiece'),
      say: [
        'Rough beside smooth: the {roughpiece} and the {smoothpiece} make a good pair.',
        'The grain of the {roughpiece} shows all the better beside the plain {smoothpiece}.',
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
        'The {beltcolour} belt draws the line between the {top} and the {bottom}.',
        'The belt marks the spot where the {topcolour} ends and the {bottomcolour} begins.',
        'Without the {beltcolour} belt, the {top} and the {bottom} would run into each other.',
      ],
    },
    {
      when: (look) => look.occasion !== 'sport' && showsTheShoes(look),
      say: [
        'The hem of the {bottom} leaves the {shoes} in full view.',
        'The hem of the {dress} leaves the {shoes} in full view.',
        'The {shoes} get a stage of their own below that hem.',
        'The {shoescolour} {shoes} are on show here, and they know it.',
        'Short enough to show the {shoes}, long enough to forget about: a very good hem.',
      ],
    },
    {
      when: scarfLightsTheCoat,
      say: [
        'The {scarfcolour} scarf puts a bit of light between the {coat} and your face.',
        'A {coat} as dark as this likes a pale scarf, and {scarfcolour} is just right.',
      ],
    },
    {
      when: (look) => look.colours.accent?.piece === look.seen('scarf') && differIn('scarf', 'coat')(look),
      say: ['Above the {coatcolour} {coat}, the {scarfcolour} scarf is the first thing you notice.'],
    },
    {
      when: (look) => look.colours.accent?.piece === look.seen('bag') && look.hero !== undefined,
      say: [
        'The {bagcolour} {bag} is a wink beside the {tinted}.',
        'Black would have done for the {bag}. {Bagcolour} is better news for the {hero}.',
      ],
    },
    {
      when: (look) => look.colours.accent?.piece === look.seen('hat'),
      say: ['The {hatcolour} {hat} says hello first, and the {hero} follow{s}.'],
    },
    {
      when: (look) => look.reading.spec.framing !== 'knee' && differIn('hat', 'shoes')(look),
      say: ['{Hatcolour} at the top, {shoescolour} at the feet, and the {hero} in between.'],
    },
  ],
};
