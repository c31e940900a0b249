/** Composes both catalogues anew and writes them beside their code: node scripts/compose-catalogue.ts. */
import { writeFileSync } from 'node:fs';
import { CATALOGUE_FILE, catalogueText } from '../src/catalogue/catalogue-file.ts';
import { composeCatalogue } from '../src/catalogue/compose-catalogue.ts';

const startedMs = performance.now();
const catalogue = composeCatalogue();
const composedMs = performance.now() - startedMs;
writeFileSync(CATALOGUE_FILE, catalogueText(catalogue));
console.log(
  `${catalogue.starter.length} looks by vibe and ${catalogue.style.length} by answers, composed in ${composedMs.toFixed(0)} ms`,
);
