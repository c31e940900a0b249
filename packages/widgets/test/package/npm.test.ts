import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NPM } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';

function inNode(script: string): string {
  const options = { cwd: join(NPM, '../..'), encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], options).trim();
}

const entry = (name: string) => JSON.stringify(join(NPM, `${name}.js`));

describe('the built package in Node', () => {
  it.each(['index', 'elements', 'register', ...DESCRIPTORS.map(({ tag }) => `register/${tag}`)])(
    '%s is imported without a browser',
    (name) => {
      expect(inNode(`await import(${entry(name)}); console.log('here')`)).toBe('here');
      expect(existsSync(join(NPM, `${name}.d.ts`))).toBe(true);
    },
  );

  it.each(DESCRIPTORS.map(({ component }) => component))('%s is rendered to text', (component) => {
    const html = inNode(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { ${component} } from ${entry('index')};
      console.log(renderToString(createElement(${component})));
    `);
    expect(html).toContain('class="glow ');
  });
});
