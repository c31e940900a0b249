import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NPM } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';
import { openPartner, type Partner } from '../embed/partner-page.ts';

const scriptOf = (entry: string) => `<script type="module" src="{glow}/npm/${entry}.js"></script>`;

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

describe('@glow/widgets/standalone', () => {
  it('names no package, so that a page may load it as it is', () => {
    const files = readdirSync(join(NPM, 'standalone'), { recursive: true, encoding: 'utf8' });
    const scripts = ['../standalone.js', ...files.filter((file) => file.endsWith('.js'))];
    const texts = scripts.map((file) => readFileSync(join(NPM, 'standalone', file), 'utf8'));
    const imported = texts.flatMap(
      (text) => text.match(/(?<=\b(?:from|import)\s*\(?\s*["'`])[\w@./-]+(?=["'`])/g) ?? [],
    );
    expect(scripts.length).toBeGreaterThan(DESCRIPTORS.length);
    expect(imported.filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  it('gives looks and takes sign-ups on a page without React, under a strict policy', async () => {
    const html = `
      ${scriptOf('standalone/glow-instant-style')}${scriptOf('standalone/glow-early-access')}
      <glow-config api-base="{glow}"></glow-config>
      <button data-glow-open="ea">Get Early Access</button><glow-early-access id="ea"></glow-early-access>
      <glow-instant-style></glow-instant-style>`;
    const { page, lines } = await partner.visit(html);
    await page.getByRole('button', { name: 'Style Me' }).first().click();
    await page.getByRole('img', { name: 'A linen dress.' }).waitFor();
    await page.getByText('Why this look').click();
    await page.getByText('It is light.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.getByRole('textbox').fill('visitor@shop.example');
    await page.getByRole('button', { name: 'Join Early Access' }).click();
    await page.getByText("Thanks! You're on the early access list.").waitFor();
    expect(lines).toEqual([]);
    await page.close();
  });

  it('registers every tag, each with the calls at port 8000 where nobody says otherwise', async () => {
    const tags = DESCRIPTORS.map(({ tag, demoStates }) => `<${tag} demo="${demoStates[0]?.name}"></${tag}>`);
    const { page } = await partner.visit(`${scriptOf('standalone')}${tags.join('')}`, async (page) => {
      await page.route('http://localhost:8000/**', (route) => route.abort());
    });
    for (const { tag } of DESCRIPTORS)
      await page.locator(`${tag} [part~=root]`).waitFor({ state: 'attached' });
    const picture = page.locator('glow-instant-style img').first();
    expect(await picture.getAttribute('src')).toMatch(/^http:\/\/localhost:8000\/media\//);
    await page.close();
  });

  it('tells the console once where a page that visitors see names no API', async () => {
    const tag = '<glow-instant-style></glow-instant-style>';
    const demo = '<glow-swipe-deck demo="first"></glow-swipe-deck>';
    const named = `<glow-style-quiz api-base="{glow}"></glow-style-quiz>`;
    const { page, lines } = await partner.visit(`${scriptOf('standalone')}${demo}${tag}${named}${tag}`);
    const shop = page.url();
    const said = () => lines.filter((line) => line.startsWith('Glow calls'));
    const show = () => page.locator('glow-instant-style [part~=root]').last().waitFor({ state: 'attached' });
    await show();
    expect(said()).toEqual([]); // on the machine itself
    await page.route('**/*', async (route) => {
      const url = route.request().url().replace('http://shop.example/', shop);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('http://shop.example/');
    await show();
    await expect
      .poll(said)
      .toEqual([
        'Glow calls http://localhost:8000 from this page. Name your API: api-base, or apiBase in React.',
      ]);
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });

  it.each(DESCRIPTORS)('registers $tag alone from its own entry', async ({ tag, demoStates }) => {
    const all = DESCRIPTORS.map((other) => `<${other.tag} demo="${demoStates[0]?.name}"></${other.tag}>`);
    const { page } = await partner.visit(`${scriptOf(`standalone/${tag}`)}${all.join('')}`);
    await page.locator(`${tag}:defined`).waitFor({ state: 'attached' });
    expect(await page.locator(`:is(${DESCRIPTORS.map((other) => other.tag)}):defined`).count()).toBe(1);
    await page.close();
  });
});
