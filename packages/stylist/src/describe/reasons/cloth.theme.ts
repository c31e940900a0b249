import { isShiny } from '../../garments/cloth-traits.ts';
import { hemOf } from '../../garments/silhouette.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const printIs =
  (...names: readonly string[]) =>
  ({ prints: [print, another], printed }: LookFacts) =>
    print !== undefined &&
    another === undefined &&
    printed.length === 1 &&
    names.includes(print.item.cloth.name);
const isOfOneCloth = ({ seen, over }: LookFacts) => {
  const [upper, lower] = [over ?? seen('top'), seen('bottom')];
  return (
    upper !== undefined &&
    lower !== undefined &&
    upper.item.cloth.name === lower.item.cloth.name &&
    upper.item.cloth.colour.l === lower.item.cloth.colour.l &&
    upper.item.cloth.colour.h === lower.item.cloth.colour.h
  );
};
/** A puffer that ends lower leaves too little leg to be lean, heads. */
const WAIST_LENGTH = 5;
const hasLeanLeg = ({ seen, over, isHemSeen }: LookFacts) => {
  if (!isHemSeen || (over && (hemOf(over.garment.cut) ?? 0) > WAIST_LENGTH)) return false;
  const cut = seen('bottom')?.garment.cut;
  return (
    cut?.type === 'trousers' &&
    ['slim', 'straight', 'legging', 'taper'].includes(cut.fit) &&
    cut.construction !== 'cargo'
  );
};
const isPlain = ({ printed, shiny, textured, reading }: LookFacts) =>
  printed.length + shiny.length + textured.length === 0 &&
  reading.main.every(({ garment }) => !garment.words.includes('striped'));
const onlyShine = ({ shiny, reading, seen }: LookFacts) =>
  shiny.length === 1 &&
  reading.main.some(({ item, garment }) => !isShiny(item.cloth.name) && seen(garment.slot) !== undefined);

/** What cloths and prints do to the eye. */
export const CLOTH: Theme = {
  id: 'cloth',
  kind: 'eye',
  weight: 1.2,
  sayings: [
    {
      when: ({ prints, printed }) => prints.length === 1 && printed.length === 1,
      say: [
        'All the pattern is in the {patterned}, so the rest can keep its voice down.',
        'One pattern is enough when it is this good.',
        'The pattern has the stage to itself.',
        'The only pattern is on the {patterned}, and it is a good one.',
      ],
    },
    {
      when: printIs('breton', 'shirt-stripe'),
      say: [
        'Stripes keep it crisp.',
        'Stripes make plain pieces look planned.',
        'A stripe never needs explaining.',
        'Stripes bring the rhythm, so the rest can keep still.',
      ],
    },
    {
      when: printIs('polka'),
      say: ['Dots, on the right side of sweet.', 'Polka dots lighten the mood at once.'],
    },
    {
      when: printIs('floral'),
      say: ['The flowers get the garden to themselves.', 'Florals look fresh when nothing competes.'],
    },
    {
      when: printIs('tartan'),
      say: ['Tartan brings its own palette.', 'Tartan gives you three colours for the price of one.'],
    },
    {
      when: printIs('check'),
      say: ['A check adds order and a little wit.', 'The check does the decorating.'],
    },
    { when: printIs('gingham'), say: ['Gingham keeps it cheerful.', 'Gingham looks like a good mood.'] },
    {
      when: printIs('leopard'),
      say: ['Leopard, treated as a neutral.', 'Leopard print wakes up everything near it.'],
    },
    { when: printIs('paisley'), say: ['Paisley repays a second look.', 'Paisley is busy and somehow calm.'] },
    {
      when: isPlain,
      say: [
        'No print, no shine: the cut of the {hero} does the work.',
        'Plain cloth throughout, which looks quietly modern.',
        'Not a print in sight, and you do not miss one.',
        'Plain cloth lets people look at the person in it.',
        'The {hero} {is} plain, and cut well enough to be.',
        'Nothing on the {hero} but colour, and that is plenty.',
      ],
    },
    {
      when: (look) => look.heroIn('satin'),
      say: [
        'Satin moves the light every time you do.',
        'The satin finds whatever light there is.',
        'The satin is all the shine you need.',
        'Satin makes the {lead} look deeper in every fold.',
      ],
    },
    {
      when: onlyShine,
      say: [
        'One thing shines, and the rest lets it.',
        'Shine beside matt: each makes the other better.',
        'A single shine needs no company.',
        'All the light goes to one piece, and stays there.',
      ],
    },
    {
      when: (look) => look.heroIn('tulle'),
      say: ['Tulle arrives half a second after you do.', 'The tulle does the dancing, even when you stand.'],
    },
    {
      when: (look) => look.heroIn('sequin'),
      say: [
        'Sequins do the work. Everything else can rest.',
        'Sequins need no help and get none here.',
        'Every sequin finds its own bit of light.',
        'A room changes a little when sequins walk in.',
      ],
    },
    {
      when: (look) => look.heroIn('velvet'),
      say: [
        'Velvet drinks in the light and gives back colour.',
        'Velvet looks deeper than its colour.',
        'Nothing photographs as softly as velvet.',
      ],
    },
    {
      when: (look) => look.heroIn('leather'),
      say: ['A little leather toughens up the softer pieces.', 'Leather gives it an edge without trying.'],
    },
    {
      when: (look) => look.heroIn('tweed'),
      say: [
        'Look closely: tweed has a dozen colours in it.',
        'Tweed brings texture that a plain cloth never will.',
      ],
    },
    {
      when: (look) => look.heroIn('herringbone'),
      say: [
        'Herringbone is a pattern for people who look twice.',
        'Herringbone reads plain from afar and rich up close.',
      ],
    },
    {
      when: (look) => look.heroIn('cable'),
      say: [
        'The cables are all the pattern it needs.',
        'Cables bring the comfort, the rest brings the polish.',
      ],
    },
    {
      when: (look) => look.heroIn('knit', 'rib'),
      say: [
        'The knit softens everything around it.',
        'A good knit makes the rest look relaxed.',
        'The knit gives a plain colour some depth.',
      ],
    },
    {
      when: (look) => look.heroIn('linen'),
      say: ['Linen looks better after an hour in it.', 'Linen has a grain that cotton can only envy.'],
    },
    {
      when: (look) => look.heroIn('corduroy'),
      say: ['Corduroy catches the light in fine lines.', 'Corduroy makes any colour look warm.'],
    },
    {
      when: (look) => look.heroIn('broderie'),
      say: [
        'The cut-out pattern lets a little light through.',
        'Broderie is lace for people with things to do.',
      ],
    },
    {
      when: (look) => look.heroIn('quilted'),
      say: [
        'The quilting gives a plain cloth some rhythm.',
        'The quilted rows are all the pattern it needs.',
      ],
    },
    {
      when: ({ wears }) => wears('teddy-coat'),
      say: ['A coat that people want to hug.', 'All that softness, and it still has a shape.'],
    },
    {
      when: (look) => look.wears('puffer-jacket', 'long-puffer') && hasLeanLeg(look),
      say: [
        'The puffer is the round part. The leg stays lean.',
        'Soft and round above, straight and quiet below.',
      ],
    },
    {
      when: (look) =>
        look.heroIn('wool') &&
        (look.over?.item.cloth.name === 'wool' || look.legged?.item.cloth.name === 'wool'),
      say: [
        'Good wool hangs straight and asks for very little.',
        'Wool keeps its line from morning to night.',
        'Wool has the weight to hang the way it was cut.',
      ],
    },
    {
      when: (look) => look.heroIn('denim'),
      say: ['Denim keeps the rest from getting too serious.', 'Nothing relaxes an outfit like denim.'],
    },
    {
      when: isOfOneCloth,
      say: [
        'Top and bottom match, like a suit without the rules.',
        'A matching set looks decided, and took a minute.',
        'Two pieces, one cloth, no arguments.',
      ],
    },
  ],
};
