import type { Outfit } from '@glow/api';

/** Looks for demo states; `image` is an address under the API base. */
export const DEMO_OUTFITS: readonly Outfit[] = [
  {
    name: 'Poppies in full sun',
    image: '/media/vibe/sunny',
    tags: ['sunny', 'Casual', 'Hourglass', 'hot'],
    source_url: '',
    alt: 'A woman in a red wrap dress with white flowers, a straw hat and sandals, carrying a straw bag',
    palette: ['oklch(0.53 0.15 27)', 'oklch(0.9 0.05 85)', 'oklch(0.8 0.07 80)', 'oklch(0.5 0.09 50)'],
    reasons: [
      'The wrap ties just where you want to be seen: at the waist.',
      'A light woven cloth and a wide brim are made for this heat.',
      'Red and straw share their warmth, so the flowers can be loud.',
    ],
  },
  {
    name: 'A trench for grey skies',
    image: '/media/vibe/cloudy',
    tags: ['cloudy', 'Casual', 'Rectangle', 'cold'],
    source_url: '',
    alt: 'A woman in a belted camel trench coat over a striped top and jeans, with a wine-red bag',
    palette: ['oklch(0.74 0.07 80)', 'oklch(0.38 0.08 258)', 'oklch(0.42 0.14 20)', 'oklch(0.22 0.014 290)'],
    reasons: [
      'The belt gives a long coat its line, tied or left open.',
      'Gabardine keeps a shower out and comes off easily.',
    ],
  },
  {
    name: 'Copper down, first snow',
    image: '/media/vibe/cold',
    tags: ['cold', 'Casual', 'Pear', 'cold'],
    source_url: '',
    alt: 'A woman in a copper puffer jacket, dark jeans, ankle boots and a cream knitted hat',
    palette: ['oklch(0.58 0.17 38)', 'oklch(0.36 0.07 262)', 'oklch(0.92 0.02 85)', 'oklch(0.48 0.09 45)'],
    reasons: [
      'A short, full jacket over slim jeans keeps the line clear.',
      'Down and wool carry you through a day below zero.',
    ],
  },
  {
    name: 'Bottle green, nine to six',
    image: '/media/vibe/work',
    tags: ['work', 'Formal', 'Inverted Triangle'],
    source_url: '',
    alt: 'A woman in a bottle-green trouser suit over a white top, with a small brown bag',
    palette: ['oklch(0.36 0.055 172)', 'oklch(0.97 0.01 85)', 'oklch(0.47 0.09 45)'],
    reasons: ['One colour from shoulder to hem reads as a single long line.'],
  },
  {
    name: 'Stripes on a slow day',
    image: '/media/vibe/casual',
    tags: ['casual', 'Casual', 'Pear'],
    source_url: '',
    alt: 'A woman in a pale blue striped shirt and high-waisted jeans, with a yellow bag',
    palette: ['oklch(0.8 0.06 245)', 'oklch(0.4 0.08 258)', 'oklch(0.82 0.12 88)', 'oklch(0.97 0.01 85)'],
    reasons: ['A high waist lengthens the leg.', 'One yellow bag is all the colour that denim needs.'],
  },
  {
    name: 'Lamplight in emerald satin',
    image: '/media/vibe/date',
    tags: ['date', 'Party', 'Rectangle'],
    source_url: '',
    alt: 'A woman in an emerald satin slip dress with gold sandals and a gold clutch, under a warm lamp',
    palette: [
      'oklch(0.54 0.125 160)',
      'oklch(0.82 0.09 85)',
      'oklch(0.35 0.09 352)',
      'oklch(0.22 0.014 290)',
    ],
    reasons: [
      'Cut on the bias, it follows you wherever you turn.',
      'Satin catches what little light an evening has.',
      'Gold beside emerald: the metal stays warm, the green stays deep.',
    ],
  },
];
