import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the first line in which two reports differ, as it is in each. */
function firstDifference(agreed: string, built: string): string {
  const [old, now] = [agreed, built].map((text) => text.split('\n')) as [string[], string[]];
  const at = now.findIndex((line, index) => line !== old[index]);
  const line = at < 0 ? now.length : at;
  return `line ${line + 1} is \`${now[line] ?? ''}\`, agreed was \`${old[line] ?? ''}\``;
}

/**
 * Returns how an API report of a build differs from the agreed one, in a sentence; `undefined` where it does not. A
 * change that is meant is agreed to by `pnpm run generate`, so that it shows in the commit.
 */
export function reportFault(report: string, agreedFolder: string, builtFolder: string): string | undefined {
  const path = join(agreedFolder, report);
  if (!existsSync(path)) return `${report} was never agreed.`;
  const [agreed, built] = [path, join(builtFolder, report)].map((file) => readFileSync(file, 'utf8')) as [
    string,
    string,
  ];
  return agreed === built ? undefined : `${report}: ${firstDifference(agreed, built)}.`;
}
