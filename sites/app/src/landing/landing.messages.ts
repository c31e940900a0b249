/** Spec section 2 (Landing) and the taglines of section 1. */
export const HERO_TEXTS = {
  label: 'Reimagined',
  heading: 'AI personal stylist in your pocket',
  subheading: "Because the future of fashion starts with what's already yours.",
  description: 'Style, renew and reconnect with your wardrobe, one outfit at a time.',
  transform: 'Transform My Style',
  earlyAccess: 'Get Early Access',
} as const;

export const BETA_TEXTS = {
  heading: 'Put a stylist in your pocket',
  text: 'The Glow app is in fittings. Leave your email, try it before anyone else and tell us where it pinches.',
  action: 'Be a Beta Tester',
} as const;
