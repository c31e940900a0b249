import { itemColour } from '../../garments/item-words.ts';
import type { ColourFamily } from './colour-families.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const leads =
  (family: ColourFamily) =>
  ({ colours: { lead } }: LookFacts) =>
    lead !== undefined && lead.family === family && lead.piece.area > 0.2;
const leadsNamed =
  (...names: readonly string[]) =>
  ({ colours: { lead } }: LookFacts) =>
    lead !== undefined && names.includes(lead.name) && lead.piece.area > 0.2;
const leadsDeep = leadsNamed(
  ...['burgundy', 'wine red', 'plum', 'aubergine', 'berry', 'deep teal', 'bottle green'],
);
const JEWELS = ['necklace', 'earrings', 'bracelet'] as const;
const isNeutral = ({ colours }: LookFacts) => colours.kind === 'neutral' && !colours.hasDenim;
const hasPair = (from: number, to: number) => (look: LookFacts) =>
  look.colours.pair !== undefined && look.colours.pairDistance >= from && look.colours.pairDistance <= to;

/** All that is not the one colour is neutral, and there is some of it. */
const isAmongNeutrals = ({ colours, reading, seen }: LookFacts) =>
  colours.kind === 'one' &&
  !colours.isSoloSmall &&
  colours.isSoloOnePiece &&
  reading.main.filter(({ garment }) => seen(garment.slot) !== undefined).length > 1;
const isAllOneColour = ({ colours, reading, seen }: LookFacts) =>
  colours.solo !== undefined &&
  !colours.isSoloSmall &&
  reading.main.every(
    (piece) => seen(piece.garment.slot) === undefined || itemColour(piece.item) === colours.solo?.name,
  );
/** Said to be seen at once by whoever looks. */
const LOUD_BLUES: readonly string[] = ['cobalt'];

const HIGH_CONTRAST = 0.45;
const LOW_CONTRAST = 0.28;
const WHITES = ['white', 'ivory'];

/** What colour does to the eye. */
export const COLOUR: Theme = {
  id: 'colour',
  kind: 'eye',
  weight: 1.4,
  sayings: [
    {
      when: isNeutral,
      say: [
        'No bright colour at all, and you do not miss it.',
        'All neutrals, and what you notice is the cut.',
        'The {top_colour} {top} and the {bottom_colour} {bottom} are both quiet, so the cut can speak.',
        'The {top_colour} and the {bottom_colour} will get on with all your other clothes, too.',
      ],
    },
    {
      when: (look) => isNeutral(look) && look.colours.spread >= HIGH_CONTRAST,
      say: [
        '{Light} against {dark} is the oldest contrast and still the best.',
        'From {light} to {dark}, and it is anything but plain.',
        'Light and dark in clear steps, no colour needed.',
      ],
    },
    {
      when: (look) => isNeutral(look) && look.colours.spreadOfAll < LOW_CONTRAST,
      say: [
        'Shades this close together look expensive.',
        'Tone on tone: the eye finds no edges and relaxes.',
        'Close tones run together into one long shape.',
      ],
    },
    {
      when: isAmongNeutrals,
      say: [
        'Everything round the {colour} is neutral, so it sings.',
        '{Colour} among quiet neutrals is noticed at once.',
        'The eye lands on the {colour} and stays.',
        '{Colour} with neutrals: it is hard to go wrong.',
        'The neutrals hold still and let the {colour} talk.',
      ],
    },
    {
      when: isAllOneColour,
      say: [
        'All in {colour}, and all the calmer for it.',
        '{Colour} from top to bottom takes nerve. It pays.',
        'Nothing but {colour}: simple, and hard to forget.',
        'So much {colour} needs no second colour.',
      ],
    },
    {
      when: ({ colours }) => colours.isSoloSmall && colours.isSoloOnePiece,
      say: [
        'The only colour is in the {thing}, and it is enough.',
        'A little {colour} in the {thing} wakes up the rest.',
        'All quiet, then the {colour} {thing}.',
        'Without the {colour} {thing} you would miss something.',
      ],
    },
    {
      when: hasPair(0, 0),
      say: [
        '{One} with {other}: two shades of one good idea.',
        'Two shades of one colour look richer than an exact match.',
        '{One} and {other} are a shade apart, and that is the charm.',
        'Close shades, {one} and {other}, worn on purpose.',
      ],
    },
    {
      when: hasPair(1, 1),
      say: [
        '{One} and {other} are neighbours on the colour wheel, and get along.',
        '{One} next to {other}: related, never the same.',
        '{One} and {other} keep each other good company.',
        '{One} leads gently into {other}.',
      ],
    },
    {
      when: (look) => hasPair(2, 4)(look) && look.colours.families === 2,
      say: ['Two colours, {one} and {other}, and no third to argue.'],
    },
    {
      when: (look) => hasPair(2, 4)(look) && !look.colours.isPairLoud,
      say: [
        '{One} with {other}: an unlikely pair, and a gentle one.',
        '{One} and {other} meet quietly and stay friends.',
        '{One} beside {other} is softer than black and white.',
      ],
    },
    {
      when: (look) => hasPair(2, 4)(look) && look.colours.isPairLoud,
      say: [
        '{One} and {other} should not work. They do.',
        '{One} against {other}: bold on paper, lovely on you.',
        '{One} makes the {other} look brighter, and the other way round.',
        'It takes nerve to put {one} with {other}. It pays.',
        'A real colour pair, {one} and {other}, worn without apology.',
      ],
    },
    {
      when: ({ colours }) => colours.accent !== undefined,
      say: [
        'The surprise is the {accent} {detail}.',
        'The {accent} {detail} gets the first look.',
        '{Accent} appears once, in the {detail}. Once is enough.',
        'That bit of {accent} in the {detail} keeps the rest awake.',
        'One flash of {accent}, and the {detail} can take the credit.',
      ],
    },
    {
      when: ({ colours }) => colours.isBagLikeShoes,
      say: [
        'Bag and shoes match, and that pulls it together.',
        'The bag answers the shoes. A small trick that always works.',
      ],
    },
    {
      when: ({ colours }) => colours.fromPrint !== undefined,
      say: [
        'The print lends one of its colours to the {echo}.',
        'One colour of the print comes back in the {echo}.',
      ],
    },
    {
      when: ({ colours }) => colours.hasDenim && colours.kind === 'neutral',
      say: ['Blue denim is all the colour this needs.', 'Denim with neutrals never goes out.'],
    },
    {
      when: ({ colours }) => colours.hasDenim && colours.kind === 'several',
      say: ['The denim grounds it, the colour lifts it.'],
    },
    {
      when: (look) =>
        look.base !== undefined &&
        WHITES.includes(look.words.light ?? '') &&
        look.base === look.colours.lightest,
      say: [
        '{Light} near the face is as kind as good light.',
        'The {light} keeps everything around it fresh.',
      ],
    },
    {
      when: ({ colours, over, seen, isLegSeen }) =>
        !over &&
        isLegSeen &&
        colours.darkest !== undefined &&
        colours.darkest === seen('bottom') &&
        colours.spread > HIGH_CONTRAST,
      say: [
        '{Light} above, {dark} below: simple, and it works every time.',
        'The {dark} half below keeps it grounded.',
      ],
    },
    {
      when: ({ colours, over, seen, isLegSeen }) =>
        !over &&
        isLegSeen &&
        colours.lightest !== undefined &&
        colours.lightest === seen('bottom') &&
        colours.spread > 0.25,
      say: ['The lighter half is below, which looks fresh at once.'],
    },
    {
      when: leads('red'),
      say: [
        'A red like this warms a face like a good laugh.',
        'Red wakes people up, and this one does it politely.',
      ],
    },
    {
      when: leadsNamed('tomato red', 'brick red'),
      say: ['Red, and no apology.', 'You will be easy to find in a crowd.'],
    },
    {
      when: leads('orange'),
      say: [
        'A warm orange is good company for any skin.',
        'The {lead} has the glow of late afternoon.',
        '{Lead} wears like brown and looks like more.',
        '{Lead} is warm without being loud.',
      ],
    },
    {
      when: leads('yellow'),
      say: ['Yellow is sunlight you can wear.', 'Yellow cheers up whoever looks at it.'],
    },
    {
      when: leads('green'),
      say: [
        'Green is the colour people forget they look good in.',
        'Green rests the eye and still gets noticed.',
        'This much green looks like a decision, and a restful one.',
        'So much {lead} is easy on the eye.',
        'Green is the colour your eyes do not get tired of.',
      ],
    },
    {
      when: leadsNamed('bottle green', 'forest green', 'olive', 'fern green'),
      say: [
        'A green this deep behaves like a neutral.',
        '{Lead} goes with brown shoes and with black, which few colours do.',
        'Against {lead} everything else looks a little brighter.',
      ],
    },
    {
      when: leads('teal'),
      say: [
        'Teal is half blue, half green and all charm.',
        'Between blue and green, {lead} takes the best of both.',
        'Teal picks a side every time the light changes.',
        'Teal is calmer than blue and livelier than green.',
      ],
    },
    {
      when: leads('blue'),
      say: [
        'Half the things you own will go with this blue.',
        'Blue looks honest on everyone.',
        'Blue is the colour nobody ever regrets.',
      ],
    },
    {
      when: (look) => leads('blue')(look) && !LOUD_BLUES.includes(look.colours.lead?.name ?? ''),
      say: [
        '{Lead} does not shout. It does not need to.',
        'A calm blue like {lead} makes room for everything else.',
      ],
    },
    {
      when: leads('purple'),
      say: [
        'Purple is rarer than red, and people notice.',
        'Few people reach for purple, which is why it stays in mind.',
        'Purple sits between warm and cool, so both sides of a wardrobe like it.',
        '{Lead} is the colour people ask about.',
      ],
    },
    {
      when: leads('pink'),
      say: [
        'Pink for grown-ups.',
        'Pink can be braver than black.',
        'Pink goes with more than people think.',
      ],
    },
    {
      when: (look) => leadsDeep(look) && !JEWELS.some((slot) => look.seen(slot)),
      say: ['{Lead} looks rich without a single jewel.'],
    },
    {
      when: leadsDeep,
      say: [
        'A deep colour looks richer the longer you look.',
        '{Lead} will do for evening and is soft enough for lunch.',
        'Dark colours like {lead} glow when light falls on them.',
      ],
    },
    {
      when: leadsNamed(
        ...['powder blue', 'mint', 'blush', 'lavender', 'butter yellow', 'apricot', 'dusty pink', 'sage'],
      ),
      say: [
        'A soft {lead} is gentler than white and just as fresh.',
        'Soft colours like {lead} are kind in any light.',
      ],
    },
    {
      when: leadsNamed('powder blue', 'mint', 'blush', 'butter yellow'),
      say: [
        'A pale {lead} reads as colour without raising its voice.',
        '{Lead} is as easy as white, and friendlier.',
        'So pale a {lead} passes for a neutral.',
      ],
    },
    {
      when: leadsNamed('fuchsia', 'cobalt', 'tomato red', 'tangerine', 'saffron', 'leaf green', 'emerald'),
      say: [
        '{Lead} at full strength, and nothing else at that volume.',
        'A colour like {lead} does the smiling for you.',
        'Friends will find you in any crowd, thanks to {lead}.',
      ],
    },
  ],
};
