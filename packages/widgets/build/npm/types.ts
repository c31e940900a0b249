import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import { LOCALES } from '#shared/locales/translation.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { shippedFiles, writeGenerated } from '../generators/generated-files.ts';
import { NPM, PACKAGE } from '../paths.ts';

/** The declaration of a language's entry. */
export const LANGUAGE_TYPES = `import type { Translation } from '../elements.js';

/** Every text of every widget, for the \`strings\` of \`GlowProvider\` and of the elements. */
export declare const STRINGS: Translation;
`;

/** Declarations of all sources, private packages included, before they are rolled up. */
const TYPES = join(PACKAGE, 'dist/types');

/** Entry → its report, in `dist/api` as it is and in `etc` as it was agreed. */
export const API_REPORTS = {
  index: 'widgets.api.md',
  elements: 'widgets-elements.api.md',
  load: 'widgets-load.api.md',
};
export const REPORTS = join(PACKAGE, 'dist/api');

type Entry = keyof typeof API_REPORTS;

/** Entry → its declarations below `TYPES`, without `.d.ts`. */
const ENTRY_SOURCES: Readonly<Record<Entry, string>> = {
  index: 'widgets/src/index',
  elements: 'widgets/src/elements/index',
  load: 'widgets/src/load',
};

const silent = { logLevel: 'none' as ExtractorLogLevel };

/** Rolls an entry's declarations up into one file, and writes what it offers as a report to read. */
function rollUp(entry: Entry, report: string): void {
  const declarations = join(NPM, `${entry}.d.ts`);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(PACKAGE, 'package.json'),
    configObject: {
      projectFolder: PACKAGE,
      mainEntryPointFilePath: join(TYPES, `${ENTRY_SOURCES[entry]}.d.ts`),
      compiler: { overrideTsconfig: compilerSettings(entry) },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: REPORTS,
        reportTempFolder: join(REPORTS, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: declarations },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'warning' as ExtractorLogLevel },
          'ae-missing-release-tag': silent,
          'ae-undocumented': silent,
          'ae-forgotten-export': silent,
        },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
  mkdirSync(REPORTS, { recursive: true });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.messageId.startsWith('console-')) message.handled = true;
    },
  });
  if (errorCount) throw new Error(`The declarations of ${entry} could not be rolled up.`);
  if (readFileSync(declarations, 'utf8').includes('typebox'))
    throw new Error(`${entry}.d.ts names a schema library.`);
}

function compilerSettings(entry: Entry) {
  const of = (path: string) => [join(TYPES, `${path}.d.ts`)];
  return {
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: [],
      strict: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      paths: {
        '#element/*': [join(TYPES, 'widgets/src/element/*')],
        '#shared/*': [join(TYPES, 'widgets/src/shared/*')],
        '#widgets/*': [join(TYPES, 'widgets/src/widgets/*')],
        '@glow/api': of('api/src/index'),
        '@glow/api/client': of('api/src/client/index'),
        '@glow/kit': of('kit/src/index'),
      },
    },
    files: of(ENTRY_SOURCES[entry]),
  };
}

/** Writes the package's declarations and API reports. */
export function buildNpmTypes(): void {
  execFileSync('tsc', ['-p', join(PACKAGE, 'tsconfig.types.json')], { stdio: 'inherit' });
  writeGenerated(shippedFiles());
  for (const folder of ['register', 'standalone']) {
    mkdirSync(join(NPM, folder), { recursive: true });
    for (const { tag } of DESCRIPTORS) {
      writeFileSync(join(NPM, `${folder}/${tag}.d.ts`), "import '../register.js';\n");
    }
  }
  writeFileSync(join(NPM, 'standalone.d.ts'), "import './register.js';\n");
  mkdirSync(join(NPM, 'languages'), { recursive: true });
  for (const language of LOCALES) {
    writeFileSync(join(NPM, `languages/${language}.d.ts`), LANGUAGE_TYPES);
  }
  for (const [entry, report] of Object.entries(API_REPORTS) as [Entry, string][]) rollUp(entry, report);
}
