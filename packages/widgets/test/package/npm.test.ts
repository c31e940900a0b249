import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NPM } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';

function inNode(script: string, ...flags: readonly string[]): string {
  const options = { cwd: join(NPM, '../..'), encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], options).trim();
}

const entry = (name: string) => JSON.stringify(join(NPM, `${name}.js`));

describe('the built package in Node', () => {
  const tags = DESCRIPTORS.map(({ tag }) => tag);
  it.each([
    'index',
    'elements',
    'load',
    'react',
    ...['register', 'standalone'].flatMap((folder) => [folder, ...tags.map((tag) => `${folder}/${tag}`)]),
  ])('%s is imported without a browser', (name) => {
    expect(inNode(`await import(${entry(name)}); console.log('here')`)).toBe('here');
    expect(existsSync(join(NPM, `${name}.d.ts`))).toBe(true);
  });

  it.each(['index', 'react', 'elements'])('%s gives server components the names of the client', (name) => {
    const names = (path: string, ...flags: readonly string[]) =>
      inNode(`console.log(Object.keys(await import(${entry(path)})).sort().join(' '))`, ...flags);
    expect(names(`react-server/${name}`, '--conditions', 'react-server')).toBe(names(name));
  });

  it('says that a server component registers nothing in the browser', () => {
    const said = inNode(
      `console.warn = (line) => console.log(line); await import(${entry('react-server/register')});`,
      '--conditions',
      'react-server',
    );
    expect(said).toContain('@glow/widgets/react');
  });

  it('renders the tags with their attributes on a server', () => {
    const html = inNode(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { GlowEarlyAccess } from ${entry('react')};
      const props = { id: 'ea', className: 'wide', open: true, autoOpenMs: 5000, strings: {}, onOpen() {} };
      console.log(renderToString(createElement(GlowEarlyAccess, props, 'Wait')));
    `);
    expect(html).toBe(
      '<glow-early-access id="ea" open="" auto-open-ms="5000" class="wide">Wait</glow-early-access>',
    );
  });

  it('loads nothing and resolves with nothing where a server calls loadGlow', () => {
    const said = inNode(`
      import { loadGlow } from ${entry('load')};
      console.log(await loadGlow('https://glow.example.org'));
    `);
    expect(said).toBe('undefined');
  });

  it.each(DESCRIPTORS.map(({ component }) => component))('%s is rendered to text', (component) => {
    const html = inNode(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { ${component} } from ${entry('index')};
      console.log(renderToString(createElement(${component})));
    `);
    expect(html).toContain('class="glow ');
  });

  it.each(DESCRIPTORS.map(({ component }) => component))(
    '%s is rendered to text by React 18 with no warning',
    (component) => {
      const said = inNode(`
        import { registerHooks } from 'node:module';
        const parentURL = ${JSON.stringify(import.meta.url)};
        registerHooks({
          resolve(name, context, next) {
            const old = name.replace(/^react(-dom)?(?=$|\\/)/, (found) => found + '-18');
            return old === name ? next(name, context) : next(old, { ...context, parentURL });
          },
        });
        const lines = [];
        console.error = (...line) => lines.push(line.join(' '));
        const { createElement, version } = await import('react');
        const { renderToString } = await import('react-dom/server');
        const { ${component} } = await import(${entry('index')});
        const html = renderToString(createElement(${component}));
        console.log(JSON.stringify({ major: version.split('.')[0], hasWidget: html.includes('glow '), lines }));
      `);
      expect(JSON.parse(said)).toEqual({ major: '18', hasWidget: true, lines: [] });
    },
  );
});
