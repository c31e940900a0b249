import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import type { MutantGroup } from './groups.ts';

export interface MutantScore {
  /** Those that can be told from the original at all: not ignored, compiled. */
  readonly mutants: number;
  readonly killed: number;
  /** File, line and replacement of each that no test noticed. */
  readonly survivors: readonly string[];
}

const REPORT = 'mutants.json';
const CONFIG = 'mutants.vitest.config.ts';

/** The parts of mutation-testing-elements' report that are read. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

/** Runs Stryker over a group in a clone of the project, whose files it changes in place. Throws where it cannot run. */
export async function runStryker(clone: string, group: MutantGroup): Promise<MutantScore> {
  const folder = join(clone, group.folder);
  const { tests: include, globalSetup } = group;
  const test = { include, globalSetup, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 };
  await writeFile(join(folder, CONFIG), `export default ${JSON.stringify({ test })};\n`);
  await writeFile(
    join(folder, 'stryker.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: CONFIG, related: false },
      mutate: group.mutate,
      coverageAnalysis: 'perTest',
      concurrency: 2,
      inPlace: true,
      reporters: ['json'],
      jsonReporter: { fileName: REPORT },
      logLevel: 'warn',
    }),
  );
  const code = await run([join(clone, 'node_modules/.bin/stryker'), 'run', 'stryker.json'], { folder });
  if (code !== 0) throw new Error(`Stryker ended with code ${code} in ${group.folder}.`);
  return scoreOf(JSON.parse(await readFile(join(folder, REPORT), 'utf8')) as Report);
}

function scoreOf({ files }: Report): MutantScore {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  );
  const of = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status));
  const survivors = of('Survived', 'NoCoverage');
  return {
    mutants: of('Killed', 'Timeout').length + survivors.length,
    killed: of('Killed', 'Timeout').length,
    survivors: survivors.map(
      ({ file, location, replacement = '' }) =>
        `${file}:${location.start.line} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`,
    ),
  };
}
