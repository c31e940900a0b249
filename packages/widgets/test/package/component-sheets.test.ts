import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../../../../scripts/browser/chromium.ts';
import { NPM } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';

const sheet = (name: string) => readFileSync(join(NPM, `${name}.css`), 'utf8');
const COMPONENTS = DESCRIPTORS.map(({ tag, component }) => ({
  component,
  sheetName: `styles/${tag.slice('glow-'.length)}`,
}));

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

/** Every computed value of every element of a page with one sheet. */
async function stylesOf(html: string, css: string): Promise<readonly string[]> {
  await page.setContent(`<style>${css}</style>${html}`);
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    }),
  );
}

async function rulesOf(css: string): Promise<readonly string[]> {
  await page.setContent(`<style>${css}</style>`);
  return page.evaluate(() => [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText));
}

describe('the sheet of one component', () => {
  it.each(COMPONENTS)('styles $component as the sheet of all does', async ({ component, sheetName }) => {
    const module = (await import(join(NPM, 'index.js'))) as Record<string, FunctionComponent>;
    const markup = renderToString(createElement(module[component] as FunctionComponent));
    const html = markup.replaceAll(/ (?:src|srcset)="[^"]*"/gi, ''); // what comes, or fails, at any time
    expect(await stylesOf(html, sheet(sheetName))).toEqual(await stylesOf(html, sheet('styles')));
  });

  it('has, with the others, every rule of the sheet of all, and no other', async () => {
    const rules = new Set<string>();
    for (const { sheetName } of COMPONENTS)
      for (const rule of await rulesOf(sheet(sheetName))) rules.add(rule);
    expect([...rules].toSorted()).toEqual([...new Set(await rulesOf(sheet('styles')))].toSorted());
  });

  it('is at most half as long', () => {
    for (const { sheetName } of COMPONENTS)
      expect(sheet(sheetName).length).toBeLessThan(sheet('styles').length / 2);
  });
});
