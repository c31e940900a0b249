export const HOW_IT_WORKS_TEXTS = {
  heading: 'How it works',
  introduction: 'Five steps from a full wardrobe and nothing to wear to a wardrobe that answers.',
  step: (place: number) => `Step ${place}`,
} as const;

export interface FeatureTexts {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The five feature blocks of spec section 1, in its order. */
export const FEATURE_TEXTS = {
  formula: {
    title: 'Find your glow-up formula',
    paragraphs: [
      'Show us once. Our AI reads your skin tone and your body shape, then writes down what works: the colours that light your face, the rises and lengths that suit your line.',
      'That is your Glow-Up Style Formula. It is yours alone, and every look starts from it.',
    ],
  },
  oneItem: {
    title: 'Upload one item',
    paragraphs: [
      'The shirt you always reach for, or the skirt you never do. Upload it, and we build 5 outfit combinations around it with your Glow-Up Style Formula.',
      'One piece, and five answers to tomorrow morning.',
    ],
  },
  wardrobe: {
    title: 'Build a digital wardrobe',
    paragraphs: [
      'Hang everything you own where you can see it. Track what you wear, and rediscover the favourites that slipped to the back of the rail.',
    ],
  },
  avatar: {
    title: 'See yourself in every look',
    paragraphs: [
      'Meet a 3D avatar with your shape and your tone. It puts on every outfit first, so you see how it falls before it joins your wardrobe.',
    ],
  },
  shopping: {
    title: 'Style smarter and shop consciously',
    paragraphs: [
      'Buy the piece that finishes ten outfits, not the tenth piece that finishes none.',
      'What we recommend completes your wardrobe. It never clutters it.',
    ],
  },
} as const satisfies Readonly<Record<string, FeatureTexts>>;

export type FeatureName = keyof typeof FEATURE_TEXTS;
