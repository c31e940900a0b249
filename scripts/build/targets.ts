/** What is built, in order: each from the folders it is made of. */
export const TARGETS = [
  {
    name: '@glow/widgets',
    from: ['packages/api', 'packages/kit', 'packages/widgets'],
    output: 'packages/widgets/dist',
  },
  {
    name: '@glow/app',
    from: ['packages/api', 'packages/kit', 'packages/stylist', 'packages/widgets', 'sites/app'],
    output: 'sites/app/dist',
  },
] as const;

export type Target = (typeof TARGETS)[number];
