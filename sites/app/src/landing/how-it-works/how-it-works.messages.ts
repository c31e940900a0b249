export const HOW_IT_WORKS_TEXTS = {
  heading: 'How it works',
  introduction: 'Five steps from a full wardrobe and nothing to wear to one you know by heart.',
  step: (place: number) => `Step ${place}`,
  /** On the label of a step: what it says can be done here now, or comes with the app. */
  today: 'Works today',
  app: 'In the app',
} as const;

export interface FeatureTexts {
  readonly title: string;
  readonly where: 'today' | 'app';
  readonly paragraphs: readonly string[];
}

/** The five feature blocks of spec section 1, in its order. */
export const FEATURE_TEXTS = {
  formula: {
    title: 'Find your glow-up formula',
    where: 'today',
    paragraphs: [
      'Tell us your style and your body shape, and the quiz answers with ten looks that suit your line. In the app, our AI will read your skin tone too, and add the colours that light up your face.',
      'Together they are your Glow-Up Style Formula: yours alone, and the start of every look.',
    ],
  },
  oneItem: {
    title: 'Upload one item',
    where: 'app',
    paragraphs: [
      'The shirt you always reach for, or the skirt you never do: we will build 5 outfit combinations around it with your Glow-Up Style Formula.',
      'One piece, and five answers to tomorrow morning.',
    ],
  },
  wardrobe: {
    title: 'Build a digital wardrobe',
    where: 'today',
    paragraphs: [
      'Keep the looks you love on one rail, sorted by season and occasion. In the app, your own clothes will hang beside them: track what you wear, and rediscover the favourites that slipped to the back.',
    ],
  },
  avatar: {
    title: 'See yourself in every look',
    where: 'app',
    paragraphs: [
      'A 3D avatar with your shape and your tone will put on every outfit first, so you see how it falls before it joins your wardrobe.',
    ],
  },
  shopping: {
    title: 'Style smarter and shop consciously',
    where: 'app',
    paragraphs: [
      'Buy the piece that finishes ten outfits, not the tenth piece that finishes none.',
      'What we recommend will complete your wardrobe, and never clutter it.',
    ],
  },
} as const satisfies Readonly<Record<string, FeatureTexts>>;

export type FeatureName = keyof typeof FEATURE_TEXTS;
