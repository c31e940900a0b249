import { availableParallelism } from 'node:os';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Folder below the root; default: the root. */
  readonly folder?: string;
}

const PARTS = [
  'packages/api',
  'packages/kit',
  'packages/stylist',
  'packages/server',
  'packages/widgets',
  'sites/app',
  'scripts',
  '.storybook',
];

const RUN_TESTS = ['vitest', 'run', '--maxWorkers', `${availableParallelism()}`];

/** Everything that can be checked, in the order in which a mistake is found soonest. */
export const STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  ...PARTS.map((path) => ({ name: `types of ${path}`, command: ['tsc', '-p', path] })),
  {
    name: 'structure rules',
    command: ['npm', 'run', '--silent', 'check:structure'],
  },
  { name: 'dead code', command: ['knip'] },
  { name: 'spelling', command: ['npm', 'run', '--silent', 'check:spelling'] },
  { name: 'build', command: ['npm', 'run', 'build'] },
  // One part after the other: side by side they would take turns on the same cores.
  ...PARTS.map((path) => ({ name: `tests of ${path}`, command: RUN_TESTS, folder: path })),
  {
    name: 'package checks and API report',
    command: ['node', 'build/check-package.ts'],
    folder: 'packages/widgets',
  },
  {
    name: 'hosts that install the packed package',
    command: ['node', 'e2e/hosts/check-hosts.ts', '--in-test'],
  },
  { name: 'names that the oldest browsers know', command: ['node', 'scripts/browsers/main.ts'] },
  { name: 'byte budgets', command: ['node', 'scripts/size-budgets.ts'] },
  { name: 'spec coverage', command: ['node', 'scripts/spec-coverage/main.ts'] },
  {
    name: 'journeys on the started product, in Chromium and Firefox',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  },
];

/** Run where the machine has that engine. */
export const WEBKIT_STEP: Step = {
  name: 'layouts and the visit in WebKit',
  command: ['xvfb-run', '--auto-servernum', 'node', 'e2e/engines/webkit-guard.ts'],
};
