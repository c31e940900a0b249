import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AGREED_REPORTS } from '../paths.ts';
import { reportFault } from './agreed-reports.ts';
import { API_REPORTS, REPORTS } from './types.ts';

/** The agreed reports as they would be of a build after a change. */
function changed(report: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'glow-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(AGREED_REPORTS, folder, { recursive: true });
  writeFileSync(join(folder, report), change(readFileSync(join(folder, report), 'utf8')));
  return folder;
}

describe('reportFault', () => {
  it.each(Object.values(API_REPORTS))('finds that %s of the build is the agreed one', (report) => {
    expect(reportFault(report, AGREED_REPORTS, REPORTS)).toBeUndefined();
  });

  it.each([
    ['a prop that is gone', (text: string) => text.replace(/^[^\n]*loginUrl[^\n]*\n/m, '')],
    ['a prop that takes less', (text: string) => text.replace('string | undefined', 'string')],
    ['an export that is new', (text: string) => text.replace('```ts', '```ts\nexport const more: 1;')],
  ])('finds %s', (_change, change) => {
    const folder = changed('widgets.api.md', change);
    expect(reportFault('widgets.api.md', AGREED_REPORTS, folder)).toMatch(/^widgets\.api\.md: line \d+ is/);
  });

  it('finds a report that nobody agreed to', () => {
    expect(reportFault('other.api.md', AGREED_REPORTS, REPORTS)).toBe('other.api.md was never agreed.');
  });
});
