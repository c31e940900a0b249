import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_BROWSERS } from '@glow/kit/browsers';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run.ts';
import { readKnownNames } from './known-names.ts';
import { namesIn } from './script-names.ts';

describe('namesIn', () => {
  it('tells globals and their functions from names that the script binds', () => {
    const { globals } = namesIn(`
      import { Text } from './text.js';
      const { Range = 1, ...Node } = Text;
      function Selection(History, [Event]) { return History.go + Event.type + Selection.length; }
      try { URL.parse(location.href); } catch (Error) { Error.stack; }
      export const answer = { Blob: new AbortController().signal, Comment() {} };
    `);
    expect([...globals].sort()).toEqual(['AbortController', 'URL', 'URL.parse', 'location', 'location.href']);
  });

  it('finds members of whatever it is, and none that are computed', () => {
    const { members } = namesIn('a.b?.checkVisibility(); a[b.moveBefore]; a[c];');
    expect([...members].sort()).toEqual(['b', 'checkVisibility', 'moveBefore']);
  });
});

describe('readKnownNames', () => {
  const { globals, members } = readKnownNames();

  it('knows what our oldest browsers lack', () => {
    expect(globals.get('URL.parse')).toEqual(['chrome', 'edge', 'firefox', 'safari', 'safari_ios']);
    expect(globals.get('Promise.try')).toContain('safari');
    expect(members.get('moveBefore')).toContain('firefox');
  });

  it('knows what all of them have', () => {
    for (const name of [
      'URL.canParse',
      'Promise.withResolvers',
      'AbortSignal.any',
      'AbortSignal.timeout',
      'document',
    ])
      expect([name, globals.get(name)]).toEqual([name, []]);
    for (const name of ['showPopover', 'checkVisibility', 'toSorted'])
      expect([name, members.get(name)]).toEqual([name, []]);
  });
});

describe('OLDEST_BROWSERS', () => {
  it('are what the package tells its users', () => {
    const { chrome, edge, firefox, safari, safari_ios } = OLDEST_BROWSERS;
    expect([edge, safari_ios]).toEqual([chrome, safari]);
    const readme = readFileSync(join(ROOT, 'packages/widgets/README.md'), 'utf8');
    for (const row of [
      `| Chrome, Edge | ${chrome} |`,
      `| Firefox | ${firefox} |`,
      `| Safari, iOS | ${safari} |`,
    ])
      expect(readme).toContain(row);
  });
});
