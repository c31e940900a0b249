/** What is built, in order: each by its folder's command from the folders it is made of. */
export const TARGETS = [
  {
    name: '@glow/widgets',
    folder: 'packages/widgets',
    command: ['node', 'build/main.ts'],
    from: ['packages/api', 'packages/kit', 'packages/widgets'],
  },
  {
    name: '@glow/app',
    folder: 'sites/app',
    command: ['node', 'build/build.ts'],
    from: ['packages/api', 'packages/kit', 'packages/stylist', 'packages/widgets', 'sites/app'],
  },
] as const;

export type Target = (typeof TARGETS)[number];
