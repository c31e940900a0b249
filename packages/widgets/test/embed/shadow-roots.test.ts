import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script async src="{glow}/embed/glow.js"></script>';
const TAG = '<glow-instant-style></glow-instant-style>';

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

describe('a tag inside a shadow root', () => {
  it('loads from declarative markup, one root inside the other', async () => {
    const inner = `<shop-tile><template shadowrootmode="open">${TAG}</template></shop-tile>`;
    const html = `${SCRIPT}<div><template shadowrootmode="open">${inner}</template></div>`;
    const { page, lines } = await partner.visit(html);
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    expect(lines).toEqual([]);
    await page.close();
  });

  it('loads when the page defines its own element late, and when a tag is added to its root later', async () => {
    const { page } = await partner.visit(`${SCRIPT}<shop-tile></shop-tile>`);
    await page.waitForFunction(() => Symbol.for('glow') in window);
    await page.evaluate(() => {
      customElements.define(
        'shop-tile',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' });
          }
        },
      );
    });
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      document.querySelector('shop-tile')?.shadowRoot?.append(document.createElement('glow-instant-style'));
    });
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    await page.close();
  });

  it('loads in a root attached to a plain element once the page says so', async () => {
    const { page } = await partner.visit(`${SCRIPT}<div id="late"></div>`);
    await page.waitForFunction(() => Symbol.for('glow') in window);
    await page.evaluate(() => {
      const root = document.querySelector('#late')?.attachShadow({ mode: 'open' });
      root?.append(document.createElement('glow-instant-style'));
      const { observe } = Reflect.get(window, Symbol.for('glow')) as { observe(root?: ShadowRoot): void };
      observe(root);
    });
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    await page.close();
  });

  it('opens early access from a button in the same root', async () => {
    const opener =
      '<button data-glow-open="beta">Be first</button><glow-early-access id="beta"></glow-early-access>';
    const html = `${SCRIPT}<div><template shadowrootmode="open">${opener}</template></div>`;
    const { page } = await partner.visit(html);
    await page.waitForFunction(() => Symbol.for('glow') in window);
    await page.getByRole('button', { name: 'Be first' }).click();
    await page.getByRole('dialog', { name: 'Get Early Access' }).waitFor();
    await page.close();
  });
});

describe('a tag with consent="pending"', () => {
  it('asks for nothing until the page says so', async () => {
    const html = `${SCRIPT}<glow-instant-style consent="pending" loading="eager"></glow-instant-style>`;
    const { page, scripts } = await partner.visit(html);
    await page.waitForFunction(() => Symbol.for('glow') in window);
    await page.waitForTimeout(500);
    expect(scripts).toEqual(['glow.js']);
    await page.evaluate(() => document.querySelector('glow-instant-style')?.removeAttribute('consent'));
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    await page.close();
  });
});
