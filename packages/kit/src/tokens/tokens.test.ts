import { describe, expect, it } from 'vitest';
import buttonCss from '../button/button.css?raw';
import dialogCss from '../dialog/dialog.css?raw';
import fieldCss from '../field/field.css?raw';
import skeletonCss from '../skeleton/skeleton.css?raw';
import toastCss from '../toast/toast.css?raw';
import tokensCss from './tokens.css?raw';
import { TOKENS } from './tokens.ts';

function matches(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))].sort();
}

describe('TOKENS', () => {
  it('names what the sheets let a host set, and nothing else', () => {
    const sheets = [tokensCss, buttonCss, dialogCss, fieldCss, skeletonCss, toastCss].join('\n');
    expect(TOKENS.map(({ name }) => name).toSorted()).toEqual(matches(sheets, /var\((--glow-[\w-]+)/g));
  });
});

describe('tokens.css', () => {
  it('defines every short name that the parts read', () => {
    const parts = [buttonCss, dialogCss, fieldCss, skeletonCss, toastCss].join('\n');
    const defined = new Set(matches(tokensCss, /(--g-[\w-]+):/g));
    expect(matches(parts, /var\((--g-[\w-]+)/g).filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('gives text at least 4.5:1 in %s', (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = tokensCss;
    const page = document.body.appendChild(document.createElement('div'));
    page.className = 'glow';
    for (const [text, ground] of TEXT_ON_GROUND) {
      expect(contrastOf(page, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    page.remove();
    sheet.remove();
    document.documentElement.style.colorScheme = '';
  });
});

const TEXT_ON_GROUND = [
  ['ink', 'paper'],
  ['ink-2', 'paper'],
  ['ink-2', 'surface'],
  ['ink-2', 'wash'],
  ['on-door', 'door'],
  ['on-door', 'door-hover'],
  ['door', 'paper'],
  ['on-persimmon', 'persimmon'],
  ['persimmon-deep', 'paper'],
  ['persimmon-deep', 'surface'],
  ['on-butter', 'butter'],
  ['danger', 'surface'],
  ['ok', 'surface'],
] as const;

/** WCAG 2 contrast of two tokens, from the pixels a canvas paints of them. */
function contrastOf(page: HTMLElement, text: string, ground: string): number {
  const [one, two] = [text, ground].map((token) => luminanceOf(page, token)) as [number, number];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function luminanceOf(page: HTMLElement, token: string): number {
  page.style.color = `var(--g-${token})`;
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = getComputedStyle(page).color;
  context.fillRect(0, 0, 1, 1);
  const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
