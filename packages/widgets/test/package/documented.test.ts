import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';

interface Named {
  readonly name: string;
  readonly description: string;
}

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssParts?: readonly Named[];
}

const textOf = (file: string) => readFileSync(join(PACKAGE, file), 'utf8');
const filesOf = (...patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: PACKAGE }));
const unique = (names: readonly string[]) => [...new Set(names)].sort();

const { modules } = JSON.parse(textOf('custom-elements.json')) as {
  modules: { declarations: Declaration[] }[];
};
const declarations = modules.flatMap((module) => module.declarations);
const widgets = declarations.filter(({ tagName }) => tagName !== 'glow-config');
const namesOf = (items: readonly Named[] = []) => items.map(({ name }) => name);

/** Custom properties that the sheets of built files read. */
const readIn = (...patterns: readonly string[]) =>
  unique(
    filesOf(...patterns).flatMap((file) =>
      [...textOf(file).matchAll(/var\(\s*(--glow-[\w-]+)/g)].map(([, name = '']) => name),
    ),
  );

describe('custom-elements.json', () => {
  const documented = unique(widgets.flatMap(({ cssProperties }) => namesOf(cssProperties)));

  it.each([
    ['the embed', ['dist/embed/chunks/*.js']],
    ['the elements from npm', ['dist/npm/**/*.js']],
    ['styles.css', ['dist/npm/styles.css']],
  ])('has every --glow-* property that %s reads, and no other', (_build, patterns) => {
    expect(readIn(...patterns)).toEqual(documented);
  });

  it('has the attributes that the loader and the page give every widget', () => {
    for (const { attributes } of widgets) {
      expect(namesOf(attributes)).toEqual(expect.arrayContaining(['lang', 'dir', 'loading', 'consent']));
    }
  });

  it('has the fields of what events tell, and the event on the document', () => {
    const events = new Map(widgets.flatMap((widget) => widget.events).map((event) => [event.name, event]));
    expect(events.get('glow-look')?.description).toContain('`detail` has `vibe: Vibe`, `outfit: Outfit`.');
    expect(events.get('glow-outfits')?.description).toContain('On the document.');
  });

  it('has the values of data-state, for each demo state of a root too', () => {
    for (const { cssParts = [] } of widgets) {
      expect(cssParts.find(({ name }) => name === 'root')?.description).toMatch(/`data-state`: `[\w-]+`, /);
    }
  });
});

describe('what the package says of itself', () => {
  it.each(filesOf('dist/npm/**/*.{d.ts,json}', 'docs/*.md', 'README.md', 'llms.txt', 'custom-elements.json'))(
    '%s cites no document that its reader lacks',
    (file) => {
      expect(textOf(file)).not.toMatch(
        /\b(?:section|Section)s? \d|\b(?:spec|Spec)\b|\bINTERFACE\b|\b(?:decision|Decision) \d/,
      );
    },
  );

  it('has a page for every tag, and one for what all share', () => {
    const tags = ['glow-config', ...DESCRIPTORS.map(({ tag }) => tag)];
    expect(filesOf('docs/*.md').sort()).toEqual([...tags, 'theming'].map((name) => `docs/${name}.md`).sort());
    expect(textOf('docs/glow-early-access.md')).toContain('data-glow-open');
  });
});
