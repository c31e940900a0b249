export const FOOTER_TEXTS = {
  navigation: 'Footer',
  tagline: "Because the future of fashion starts with what's already yours.",
  discover: 'Discover',
  account: 'Account',
  wardrobe: 'Wardrobe',
  partners: 'Partners',
  partnerDemo: 'Glow for your shop',
  apiDocs: 'API reference',
  privacy: 'Privacy',
  terms: 'Terms',
  rights: '© 2026 Glow',
} as const;
