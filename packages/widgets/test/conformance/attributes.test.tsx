import { beforeEach, describe, expect, it } from 'vitest';
import type { GlowErrorDetail } from '../../src/shared/widget-props.ts';
import { fixtureLog, resetFixtureLog } from './fixture/fixture.tsx';
import { settle } from './settle.ts';
import { type AnyElement, create, SUBJECTS, sampleText, show } from './subjects.ts';

beforeEach(resetFixtureLog);

function errorsOf(element: Element): GlowErrorDetail[] {
  const errors: GlowErrorDetail[] = [];
  element.addEventListener('glow-error', (event) => errors.push((event as CustomEvent).detail));
  return errors;
}

const INVALID: Partial<Record<string, string>> = {
  number: 'soon',
  enum: 'plaid',
  list: 'sunny, plaid',
  url: 'javascript:alert(1)',
};

describe.each(SUBJECTS)('attributes of $tag', ({ tag, descriptor }) => {
  const { attributes } = descriptor;

  it.each(attributes.filter(({ type }) => type !== 'boolean'))(
    '$name is read and unset',
    async (attribute) => {
      const element = create(tag);
      expect(element[attribute.property]).toBeUndefined();
      element.setAttribute(attribute.name, sampleText(attribute));
      expect(String(element[attribute.property])).toBe(sampleText(attribute));
      element.removeAttribute(attribute.name);
      expect(element[attribute.property]).toBeUndefined();
    },
  );

  it.each(attributes.filter(({ type }) => type === 'boolean'))(
    '$name is true when there',
    ({ name, property }) => {
      const element = create(tag);
      const read = (text: string) => {
        element.setAttribute(name, text);
        return element[property];
      };
      expect(element[property]).toBe(false);
      expect(['', name, 'true', 'anything', 'false'].map(read)).toEqual([true, true, true, true, false]);
      element.removeAttribute(name);
      expect(element[property]).toBe(false);
    },
  );

  it.each(attributes.filter(({ type }) => INVALID[type]))(
    '$name keeps its default for a value that is not valid, and says so once',
    async ({ name, property, type }) => {
      const element = create(tag);
      const errors = errorsOf(element);
      element.setAttribute(name, INVALID[type] ?? '');
      expect(element[property]).toBeUndefined();
      await show(element);
      await settle();
      expect(errors).toMatchObject([{ reason: 'attribute', attribute: name }]);
      element.setAttribute(name, '');
      await settle();
      expect(errors).toHaveLength(1);
    },
  );

  it.each(attributes)('$property is no name of the platform', ({ property }) => {
    expect(property in HTMLElement.prototype).toBe(false);
  });

  it('names everything in the fitting case', () => {
    for (const { name, property } of attributes) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(property).toBe(name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()));
    }
    for (const { name } of descriptor.events) expect(name).toMatch(/^glow-[a-z-]+$/);
  });

  it.each(descriptor.properties)('$name keeps the identity of what it is given', async ({ name }) => {
    const element = await show(create(tag));
    const attributeCount = element.attributes.length;
    const value = Array.from({ length: 200 }, (_, index) => ({ index }));
    element[name] = value;
    await settle();
    expect(element[name]).toBe(value);
    expect(element.attributes).toHaveLength(attributeCount);
  });
});

describe('attributes', () => {
  it('reach the component, and their absence its default', async () => {
    const element = await show(create('glow-fixture'));
    expect(fixtureLog.props).not.toHaveProperty('headingText');
    element.setAttribute('heading-text', 'Hello');
    await settle();
    expect(fixtureLog.props.headingText).toBe('Hello');
    element.setAttribute('heading-text', '');
    await settle();
    expect(fixtureLog.props.headingText).toBe('');
    element.removeAttribute('heading-text');
    await settle();
    expect(fixtureLog.props).not.toHaveProperty('headingText');
    expect(element.shadowRoot?.querySelector('h2')?.textContent).toBe('Fixture');
  });

  it('give a list as array, and a number in its range', () => {
    const element = create('glow-fixture');
    element.setAttribute('vibes', ' sunny, cold ');
    expect(element.vibes).toEqual(['sunny', 'cold']);
    element.setAttribute('poll-ms', '0');
    expect(element.pollMs).toBeUndefined();
  });

  it('are followed by properties set later, which give way to them when unset', () => {
    const element = create('glow-fixture');
    element.setAttribute('heading-text', 'attribute');
    element.headingText = 'property';
    expect(element.headingText).toBe('property');
    element.headingText = undefined;
    expect(element.headingText).toBe('attribute');
    element.headingText = 'property';
    element.setAttribute('heading-text', 'later attribute');
    expect(element.headingText).toBe('later attribute');
  });

  it('reflect a boolean that says so, and no other', () => {
    const element = create('glow-fixture');
    element.open = true;
    element.quiet = true;
    expect(element.matches('[open]:not([quiet])')).toBe(true);
    element.open = false;
    expect(element.matches('[open]')).toBe(false);
    element.setAttribute('open', 'false');
    element.open = true;
    expect([element.open, element.getAttribute('open')]).toEqual([true, '']);
  });

  it('are reflected when the component asks for it', async () => {
    const element = create('glow-fixture');
    element.open = true;
    await show(element);
    element.shadowRoot?.querySelector<HTMLButtonElement>('#close')?.click();
    await settle();
    expect(element.hasAttribute('open')).toBe(false);
    expect(fixtureLog.props.open).toBeUndefined();
  });
});

describe('properties set before the class is there', () => {
  it('are taken over, before attributes', async () => {
    const other = document.createElement('glow-late') as unknown as AnyElement;
    const outfits = [{ name: 'Look' }];
    Object.assign(other, { headingText: 'early property', outfits });
    other.setAttribute('heading-text', 'attribute');
    document.body.append(other);
    const { GlowFixtureElement } = await import('./fixture/glow-fixture.ts');
    customElements.define('glow-late', class extends GlowFixtureElement {});
    await other.ready;
    expect(fixtureLog.props.headingText).toBe('early property');
    expect(other.outfits).toBe(outfits);
    expect(Object.hasOwn(other, 'outfits')).toBe(false);
    other.headingText = 'later';
    await settle();
    expect(fixtureLog.props.headingText).toBe('later');
  });
});
