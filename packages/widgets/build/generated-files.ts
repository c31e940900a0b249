import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPONENT_CLAIMS, componentClaims } from './component-claims.ts';
import { CUSTOM_ELEMENTS, customElementsManifest } from './custom-elements.ts';
import { EDITOR_DATA } from './editor-data.ts';
import { elementTypings, registerTypings, TYPINGS } from './element-typings.ts';
import { FRAMEWORK_TYPINGS } from './framework-typings/index.ts';
import { NPM } from './paths.ts';
import { PLACES, placeStyles } from './place-styles.ts';
import { tagDocuments } from './tag-documents.ts';

/** Path → text, made from the descriptors. */
type GeneratedFiles = ReadonlyMap<string, string>;

/** What is kept in the repository; the formatter goes over scripts and JSON. */
export function keptFiles(): GeneratedFiles {
  return new Map([
    [TYPINGS, elementTypings()],
    [CUSTOM_ELEMENTS, JSON.stringify(customElementsManifest(), null, 2)],
    [COMPONENT_CLAIMS, componentClaims()],
    [PLACES, placeStyles()],
    ...tagDocuments(),
  ]);
}

/** What every build writes anew and only the package holds. */
export function shippedFiles(): GeneratedFiles {
  return new Map([
    [join(NPM, 'register.d.ts'), registerTypings('./elements.js')],
    ...Object.entries(FRAMEWORK_TYPINGS).map(([name, text]) => [join(NPM, `${name}.d.ts`), text()] as const),
    ...Object.entries(EDITOR_DATA).map(([name, text]) => [join(NPM, name), text()] as const),
  ]);
}

export function writeGenerated(files: GeneratedFiles): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
