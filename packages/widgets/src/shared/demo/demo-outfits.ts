import type { Outfit } from '@glow/api';

/** Looks for demo states, written by `pnpm run generate`; `image` is an address under the API base. */
export const DEMO_OUTFITS: readonly Outfit[] = [
  {
    name: 'Cobalt dots beside the oranges',
    image: '/media/vibe/sunny',
    tags: ['sunny', 'Casual', 'Pear', 'hot'],
    source_url: '',
    alt: 'A cobalt bow-waisted sundress with ivory dots, with cream strappy leather sandals, a natural wide-brimmed straw hat, a rose-gold chain necklace, sunglasses and a pale basket bag, worn by a woman with golden brown skin and dark brown locs, one hand on a hip, at a market stall.',
    palette: ['#2c5dbd', '#e9dcc8', '#cfb384', '#4f3728'],
    reasons: [
      'The cobalt sundress brings the colour, so the plans can stay loose.',
      'Cobalt at full strength, and nothing else at that volume.',
      'One necklace is enough. Two start to talk.',
    ],
  },
  {
    name: 'Cream trench in first drizzle',
    image: '/media/vibe/cloudy',
    tags: ['cloudy', 'Casual', 'Inverted Triangle', 'cold'],
    source_url: '',
    alt: 'An oatmeal belted trench over a pale-wash denim shirt and navy straight tailored trousers, with oxblood Chelsea boots, oxblood leather gloves and a berry and oatmeal tartan rolled umbrella, worn by a man with tan brown skin, a dark brown fade cut and a short beard, in the rain.',
    palette: ['#d8c8af', '#243554', '#6e282a', '#7695b6', '#873355'],
    reasons: [
      'Comfortable Chelsea boots, and the whole day ahead of you.',
      'The leg keeps one width, and the eye keeps going.',
      'Wear the trench to the next thing you nearly cancel.',
    ],
  },
  {
    name: 'Ember puffer among the stalls',
    image: '/media/vibe/cold',
    tags: ['cold', 'Casual', 'Pear'],
    source_url: '',
    alt: 'A burnt orange quilted puffer jacket and a dusty pink corduroy button-through midi skirt, with navy opaque tights, black Chelsea boots, a tobacco and oatmeal tartan long fringed scarf and a blush leather baguette bag, worn by a woman with fair skin, a blush headwrap and small gold hoops, at a winter fair at dusk.',
    palette: ['#cb5f31', '#dba4a7', '#2b221f', '#243554', '#f0c5c1'],
    reasons: [
      'The burnt orange puffer is for friends, and for staying longer than you meant to.',
      'The black Chelsea boots are on show here, and they know it.',
      'Carry the baguette bag in your hand. It finishes the arm.',
    ],
  },
  {
    name: 'Brick blazer and ivory dots',
    image: '/media/vibe/work',
    tags: ['work', 'Formal', 'Pear', 'hot', 'cold'],
    source_url: '',
    alt: 'A brick red buttoned herringbone blazer over an ivory long-sleeved shirt-dress with burnt orange dots, with black buckled leather Mary Janes and a black leather baguette bag, worn by a woman with olive skin and a copper bob, before tall office windows.',
    palette: ['#f1ece1', '#b24d49', '#2b221f'],
    reasons: [
      'The blazer is warm enough to leave the coat on its hook.',
      'The same black for Mary Janes and baguette bag: planned, but never stiff.',
      'Add a short jacket over the shirt-dress for cooler days.',
    ],
  },
  {
    name: 'Pale denim beside the books',
    image: '/media/vibe/casual',
    tags: ['casual', 'Casual', 'Inverted Triangle', 'hot'],
    source_url: '',
    alt: 'A pale-wash denim jacket worn open over a chocolate-striped blush crew-neck T-shirt and burgundy wide-leg linen trousers, with white platform trainers, worn by a woman in her fifties with light skin, a burgundy headscarf and wire-rimmed glasses who leans on a forearm crutch, outside a bookshop.',
    palette: ['#6d2731', '#7695b6', '#f0c5c1', '#f2f0ec'],
    reasons: [
      'The blush tee turns an errand into an outing.',
      'Neat in the denim jacket, loose in the wide trousers: that is the whole trick.',
      'Change the trainers for loafers and go straight to dinner.',
    ],
  },
  {
    name: 'Burnt orange by lamplight',
    image: '/media/vibe/date',
    tags: ['date', 'Formal', 'Party', 'Hourglass', 'hot'],
    source_url: '',
    alt: 'A burnt orange satin wrap blouse and matching bias-cut slip skirt, with chocolate sheer tights, chocolate pointed leather pumps, a string of pearls and a rose-gold envelope clutch, worn by a woman with dark brown skin, black cornrows and small gold hoops, in a panelled room by lamplight.',
    palette: ['#cb5f31', '#4e2f22', '#daab9a'],
    reasons: [
      'Bias-cut cloth follows a curve and never grips it.',
      'Pearls make anything look more grown-up.',
      'Wear the co-ord for two, then for a crowd.',
    ],
  },
];
