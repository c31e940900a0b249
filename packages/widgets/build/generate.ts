import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOM_ELEMENTS, customElementsManifest } from './custom-elements.ts';
import { elementTypings, TYPINGS } from './element-typings.ts';
import { API_REPORTS, buildNpmTypes, REPORTS } from './npm-types.ts';
import { AGREED_REPORTS, PACKAGE } from './paths.ts';

/** Writes what is kept in the repository and made from the descriptors and the public types. */
writeFileSync(TYPINGS, elementTypings());
writeFileSync(CUSTOM_ELEMENTS, JSON.stringify(customElementsManifest(), null, 2));
execFileSync('biome', ['format', '--write', TYPINGS, CUSTOM_ELEMENTS], {
  cwd: join(PACKAGE, '../..'),
  stdio: 'inherit',
});
buildNpmTypes();
mkdirSync(AGREED_REPORTS, { recursive: true });
for (const report of Object.values(API_REPORTS))
  copyFileSync(join(REPORTS, report), join(AGREED_REPORTS, report));
