import { describe, expect, it } from 'vitest';
import { defineElement } from '../../src/element/define-element.ts';
import { registerElement } from '../../src/element/register-element.ts';
import { takeConsoleLines } from './console-lines.ts';
import { fixtureElement } from './fixture/fixture.element.ts';
import { Fixture } from './fixture/fixture.tsx';
import { GlowFixtureElement } from './fixture/glow-fixture.ts';
import './subjects.ts';

describe('registerElement', () => {
  it('does nothing for the same class again', () => {
    registerElement(GlowFixtureElement);
    expect(takeConsoleLines()).toEqual([]);
  });

  it('warns once about a second copy and keeps the first', () => {
    const second = defineElement({ descriptor: fixtureElement, component: Fixture, styles: [] });
    registerElement(second);
    registerElement(second);
    expect(customElements.get('glow-fixture')).toBe(GlowFixtureElement);
    expect(takeConsoleLines()).toEqual([expect.stringContaining('twice')]);
  });
});
