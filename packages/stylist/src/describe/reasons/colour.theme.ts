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
const isNeutral = ({ colours }: LookFacts) => colours.kind === 'neutral' && !colours.hasDenim;
const hasPair = (from: number, to: number) => (look: LookFacts) =>
  look.colours.pair !== undefined && look.colours.pairDistance >= from && look.colours.pairDistance <= to;

const HIGH_CONTRAST = 0.45;
const LOW_CONTRAST = 0.28;
const WHITES = ['white', 'ivory'];

/** What colour does to the eye. */
export const COLOUR: Theme = {
  id: 'colour',
  kind: 'eye',
  weight: 1.8,
  sayings: [
    {
      when: isNeutral,
      say: [
        'No bright colour at all, and you do not miss it.',
        'All neutrals, and what you notice is the cut.',
        'Quiet colours, good lines, nothing to date it.',
        'These colours will go with everything else you own.',
        'A calm palette that will still look right in ten years.',
      ],
    },
    {
      when: (look) => isNeutral(look) && look.colours.spread >= HIGH_CONTRAST,
      say: [
        '{Light} against {dark} is the oldest contrast and still the best.',
        'From {light} to {dark}, and it is anything but plain.',
        'The contrast of {light} and {dark} does all the talking.',
        'Light and dark in clear steps, no colour needed.',
      ],
    },
    {
      when: (look) => isNeutral(look) && look.colours.spread < LOW_CONTRAST,
      say: [
        'Shades this close together look expensive.',
        'Tone on tone: the eye finds no edges and relaxes.',
        'Close tones run together into one long shape.',
      ],
    },
    {
      when: ({ colours }) => colours.kind === 'one' && !colours.isSoloSmall,
      say: [
        'The {colour} is the only colour, and it is enough.',
        'Everything else is neutral, then {colour}.',
        'One colour, {colour}, and nothing argues with it.',
        'The eye lands on the {colour} and stays.',
        '{Colour} with neutrals: it is hard to put a foot wrong.',
        'Let the {colour} be the whole story.',
      ],
    },
    {
      when: ({ colours }) => colours.isSoloSmall && colours.isSoloOnePiece,
      say: [
        'Colour at the {thing} and nowhere else.',
        'A little {colour}, and the whole look wakes up.',
        'All quiet, then the {colour} {thing}.',
        'Take the {colour} away and you would miss it at once.',
      ],
    },
    {
      when: hasPair(0, 0),
      say: [
        '{One} with {other}: near neighbours that get along.',
        'Two shades of one colour look richer than an exact match.',
        '{One} and {other} are one step apart, and that is the charm.',
        'Close shades, {one} and {other}, worn on purpose.',
      ],
    },
    {
      when: hasPair(1, 1),
      say: [
        '{One} and {other} sit side by side on the wheel and look it.',
        '{One} next to {other}: related, never the same.',
        '{One} and {other} keep each other company.',
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
        '{Accent} at the {detail}, and nobody saw it coming.',
        'The {accent} {detail}: small, and the first thing you see.',
        'A touch of {accent} where you least expect it.',
        'The {accent} comes once, at the {detail}. Once is right.',
        'That bit of {accent} keeps the rest awake.',
      ],
    },
    {
      when: ({ colours }) => colours.isBagLikeShoes,
      say: [
        'Bag and shoes agree, and that pulls it together.',
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
      say: [
        'Denim calms the colours down.',
        'Blue denim is the steady hand here.',
        'The denim grounds it, the colour lifts it.',
      ],
    },
    {
      when: (look) =>
        look.base !== undefined &&
        WHITES.includes(look.words.light ?? '') &&
        look.base === look.colours.lightest,
      say: ['{Light} near the face works like good light.', 'The {light} keeps everything around it fresh.'],
    },
    {
      when: ({ colours, over, seen, isLegSeen }) =>
        !over &&
        isLegSeen &&
        colours.darkest !== undefined &&
        colours.darkest === seen('bottom') &&
        colours.spread > HIGH_CONTRAST,
      say: ['Light above, dark below, and it sits well.', 'The dark half keeps its feet on the ground.'],
    },
    {
      when: ({ colours, over, seen, isLegSeen }) =>
        !over &&
        isLegSeen &&
        colours.lightest !== undefined &&
        colours.lightest === seen('bottom') &&
        colours.spread > 0.25,
      say: ['The lighter half is below, which feels fresh at once.'],
    },
    {
      when: leads('red'),
      say: [
        'A red like this warms a face like a good laugh.',
        'There is red in it, and red wakes people up.',
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
        'It has the glow of late afternoon.',
        'An orange with some earth in it wears like brown and looks like more.',
        'Orange family, low volume: warm and easy.',
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
        'Green looks fresh in any season, and this one does.',
        'A green like this gets along with everyone.',
      ],
    },
    {
      when: leadsNamed('bottle green', 'forest green', 'olive', 'moss green'),
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
        'Between blue and green, it takes the best of both.',
        'Teal picks a side every time the light changes.',
        'A teal like this makes white look whiter.',
      ],
    },
    {
      when: leads('blue'),
      say: [
        'A clear blue looks honest on everyone.',
        'Blue does not shout. It does not need to.',
        'So much blue makes every other choice easy.',
        'Half the things you own will go with this blue.',
      ],
    },
    {
      when: leads('purple'),
      say: [
        'Purple is rarer than red, and people notice.',
        'Few people reach for purple, which is why it stays in mind.',
        'Purple sits between warm and cool, so both sides of a wardrobe like it.',
        'A purple like this looks thought about.',
      ],
    },
    {
      when: leads('pink'),
      say: ['Pink for grown-ups.', 'Pink can be braver than black.', 'This pink has backbone.'],
    },
    {
      when: leadsNamed('burgundy', 'wine red', 'plum', 'aubergine', 'berry', 'deep teal', 'bottle green'),
      say: [
        'A deep colour looks richer the longer you look.',
        'Cloth looks heavier and finer in {lead}.',
        '{Lead} is deep enough for evening and soft enough for noon.',
        'Dark colours like {lead} glow when light falls on them.',
      ],
    },
    {
      when: leadsNamed(
        'powder blue',
        'mint',
        'blush',
        'lavender',
        'butter yellow',
        'apricot',
        'dusty pink',
        'sage',
      ),
      say: [
        'A soft {lead} is gentler than white and just as fresh.',
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
