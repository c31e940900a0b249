/** Sources that are mutated together, and the tests that are to notice. Globs are below the package's folder. */
export interface MutantGroup {
  readonly name: string;
  /** Folder of the package, from the root. */
  readonly folder: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Vitest's, where the tests need one. */
  readonly globalSetup?: string;
}

const SOURCES = ['!**/*.test.ts', '!**/*.suite.ts', '!**/index.ts'];

export const MUTANT_GROUPS: readonly MutantGroup[] = [
  {
    name: 'client',
    folder: 'packages/api',
    mutate: ['src/rules.ts', 'src/client/**/*.ts', ...SOURCES],
    tests: ['src/**/*.test.ts'],
  },
  {
    name: 'widgets',
    folder: 'packages/widgets',
    mutate: ['src/**/*.machine.ts'],
    tests: ['src/**/*.machine.test.ts'],
  },
  {
    name: 'site',
    folder: 'sites/app',
    mutate: ['src/**/*.machine.ts'],
    tests: ['src/**/*.machine.test.ts'],
  },
  {
    // The tests beside the sources alone: those of the routes hash secrets for minutes at every mutant.
    name: 'auth',
    folder: 'packages/server',
    mutate: ['src/infra/auth/*.ts', ...SOURCES],
    tests: ['src/infra/auth/*.test.ts'],
    globalSetup: './test/global-setup.ts',
  },
  {
    name: 'counters',
    folder: 'packages/server',
    mutate: ['src/infra/rate-limits/*.ts', ...SOURCES],
    tests: ['src/infra/rate-limits/*.test.ts'],
    globalSetup: './test/global-setup.ts',
  },
  {
    name: 'gates',
    folder: 'packages/stylist',
    // Every rule that decides. Left out, for the time they take: the scores (src/rules/scores, with score.ts and
    // rate-outfit.ts), which rank what the gates let pass and are held by the properties of thousands of composed
    // looks; and the tables of briefs, which hold wishes and no logic.
    mutate: [
      'src/rules/*.ts',
      'src/rules/gates/*.ts',
      '!src/rules/{score,rate-outfit,style-briefs,vibe-briefs}.ts',
      ...SOURCES,
    ],
    tests: ['src/rules/**/*.test.ts'],
  },
];
