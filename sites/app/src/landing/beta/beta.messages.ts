export const BETA_TEXTS = {
  heading: 'Put a stylist in your pocket',
  text: 'The Glow app is in fittings. Leave your email, try it before anyone else and tell us where it pinches.',
  action: 'Be a Beta Tester',
} as const;
