import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

/** This test is part of the first; the others are steps of it as well, and need but be there. */
const STEP_OF_TEST = /^npx -y pnpm@12 test$|^(?:npx -y pnpm@12 run check:[\w-]+(?: && |$))+$/;

/** What a command prints once it serves; the others end by themselves. */
const SERVING: Readonly<Record<string, readonly RegExp[]>> = {
  'npx -y pnpm@12 start': [/^Glow is at /m],
  'npx -y pnpm@12 run dev': [/^Glow is at /m, /Local:.*http/, /Storybook ready/],
};

/** A command may have to build first. */
const BUILD_TIMEOUT_MS = 300_000;

const files = ['CONTRIBUTING.md', ...globSync('docs/recipes/*.md', { cwd: ROOT }).sort()];
const all = files.flatMap((file) =>
  commandsOf(readFileSync(join(ROOT, file), 'utf8')).map((command) => ({ file, command })),
);
const [steps, others] = parted(all, STEP_OF_TEST);
/** A command that stands in several documents is run with the first. */
const run = others.filter(
  ({ command }, index) => others.findIndex((other) => other.command === command) === index,
);

/** What writes a build or reads one: two at a time would take each other's files away. */
const WITH_BUILD = /run build|@glow\/widgets|pnpm@12 (?:start|run dev)$/;

/** The others need what it installs. */
const INSTALL = 'npx -y pnpm@12 install';

describe('documented commands', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'glow-documented-'));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  async function expectToWork(command: string) {
    const serving = SERVING[command];
    // Two that serve cannot share a database.
    const { code, output } = await execute(command, mkdtempSync(join(dataFolder, 'data-')), serving);
    if (serving === undefined) expect(code, output).toBe(0);
    else for (const line of serving) expect(output).toMatch(line);
  }

  it('start with the installation', { timeout: BUILD_TIMEOUT_MS }, async () => {
    expect(run[0]?.command).toBe(INSTALL);
    await expectToWork(INSTALL);
  });

  const [building, apart] = parted(run.slice(1), WITH_BUILD);

  it.each(building)('$file: $command', { timeout: BUILD_TIMEOUT_MS }, ({ command }) => expectToWork(command));

  it.concurrent.each(apart)('$file: $command', { timeout: BUILD_TIMEOUT_MS }, ({ command }) =>
    expectToWork(command),
  );

  it('are scripts of the root where they are steps of the test', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const named = steps.flatMap(({ command }) =>
      [...command.matchAll(/run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

/** Those whose command matches, and the others. */
function parted(commands: typeof all, pattern: RegExp): [typeof all, typeof all] {
  const matches = ({ command }: (typeof all)[number]) => pattern.test(command);
  return [commands.filter(matches), commands.filter((each) => !matches(each))];
}

/** The `sh` blocks of a Markdown file, each one command; blocks of another language are no part of it. */
function commandsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([^`]*?)\n```$/gm)].map((match) => match[1] ?? '');
}

/** Runs a command in the root, as a shell would; one that serves is ended once it has printed all of `serving`. */
async function execute(command: string, dataFolder: string, serving: readonly RegExp[] = []) {
  const { NODE_OPTIONS: _, VITEST: __, ...environment } = process.env;
  const shell = spawn('bash', ['-c', command], {
    cwd: ROOT,
    detached: true,
    env: { ...environment, NODE_ENV: '', CI: 'true', PORT: '0', GLOW_DATA_DIR: dataFolder },
  });
  let output = '';
  let state: 'running' | 'ending' = 'running';
  const read = (text: Buffer) => {
    output += text;
    if (state === 'ending' || serving.length === 0 || !serving.every((line) => line.test(output))) return;
    state = 'ending';
    process.kill(-(shell.pid ?? 0), 'SIGTERM');
  };
  shell.stdout.on('data', read);
  shell.stderr.on('data', read);
  const [code] = (await once(shell, 'close')) as [number | null];
  return { code, output };
}
