import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_LOOKS } from './generators/demo-looks.ts';
import { committedFiles, PLACES, writeGenerated } from './generators/generated-files.ts';
import { API_REPORTS, buildNpmTypes, REPORTS } from './npm/types.ts';
import { AGREED_REPORTS, CUSTOM_ELEMENTS, PACKAGE } from './paths.ts';
import { COMPONENT_CLAIMS } from './typings/component-claims.ts';
import { TYPINGS } from './typings/element-typings.ts';

/** Writes the committed files that are generated from the descriptors, the public types and the vibes' pictures. */
writeGenerated(committedFiles());
execFileSync('biome', ['format', '--write', TYPINGS, CUSTOM_ELEMENTS, COMPONENT_CLAIMS, PLACES, DEMO_LOOKS], {
  cwd: join(PACKAGE, '../..'),
  stdio: 'inherit',
});
buildNpmTypes();
mkdirSync(AGREED_REPORTS, { recursive: true });
for (const report of Object.values(API_REPORTS))
  copyFileSync(join(REPORTS, report), join(AGREED_REPORTS, report));
