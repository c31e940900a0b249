export interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const WITH_TYPES = [
  'packages/api',
  'packages/kit',
  'packages/stylist',
  'packages/server',
  'packages/widgets',
  'sites/app',
  'scripts',
];

/** Everything that can be checked, in the order in which a mistake is found soonest. */
export const STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  ...WITH_TYPES.map((path) => ({ name: `types of ${path}`, command: ['tsc', '-p', path] })),
  { name: 'structure rules', command: ['pnpm', 'run', 'check:structure'] },
  { name: 'dead code', command: ['pnpm', 'run', 'check:dead-code'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit, route and browser tests, stories', command: ['vitest', 'run'] },
  {
    name: 'package checks and API report',
    command: ['pnpm', '--filter', '@glow/widgets', 'run', 'check:package'],
  },
  { name: 'byte budgets', command: ['pnpm', 'run', 'check:sizes'] },
  { name: 'spec coverage', command: ['pnpm', 'run', 'check:spec'] },
  {
    name: 'journeys on the started product',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  },
];
