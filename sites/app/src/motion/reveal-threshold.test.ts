import { readFileSync } from 'node:fs';
import { HERO_REVEAL_MS, SECTION_REVEAL_MS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { revealThreshold, visibleHeight } from './reveal-threshold.ts';

const cssOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('revealThreshold', () => {
  it('is 30 % of a section that is smaller than the window', () => {
    expect(revealThreshold(500, 900)).toBeCloseTo(0.3);
  });

  it('is what covers 30 % of the window where the section is taller', () => {
    expect(revealThreshold(2700, 900) * 2700).toBeCloseTo(270);
  });

  it('is nothing for a section without height', () => {
    expect(revealThreshold(0, 900)).toBe(0);
  });
});

describe('visibleHeight', () => {
  it('is the part of a box inside the window', () => {
    expect(visibleHeight({ top: 800, bottom: 1400 }, 900)).toBe(100);
    expect(visibleHeight({ top: -50, bottom: 20 }, 900)).toBe(20);
    expect(visibleHeight({ top: 950, bottom: 1400 }, 900)).toBe(0);
  });
});

describe('reveal.css', () => {
  // @spec 9.17 Landing animations: sections 0.7 seconds, triggering at 30% visibility, once only;
  it('takes the 0.7 seconds of the contract', () => {
    expect(cssOf('./reveal.css')).toContain(`animation: reveal-section ${SECTION_REVEAL_MS}ms`);
  });
});

describe('hero.css', () => {
  // @spec 9.18 hero image 0.8 seconds.
  it('takes the 0.8 seconds of the contract', () => {
    expect(cssOf('../landing/hero/hero.css')).toContain(`animation: hero-picture-enter ${HERO_REVEAL_MS}ms`);
  });
});
