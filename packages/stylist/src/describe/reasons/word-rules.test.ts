import { describe, expect, it } from 'vitest';
import { NAVY, type Pieces, piece, tucked, worn } from '../../rules/testing/worn-look.ts';
import { moodsOf } from '../moods.ts';
import { degreesOf } from './degrees.ts';
import { findReasons } from './find-reasons.ts';
import { lookFacts } from './look-facts.ts';
import { THEMES } from './themes.ts';

const OUTSIDE = { scene: { name: 'sun' } } as const;
type Around = Parameters<typeof worn>[1];

/** Every sentence that may be said of a look. */
function sayable(pieces: Pieces, around?: Around): string {
  const look = lookFacts(worn(pieces, around));
  return THEMES.flatMap(({ sayings }) => sayings.flatMap(({ when, say }) => (when(look) ? say : []))).join(
    '\n',
  );
}

describe('the words of a look', () => {
  it('read the thermometer third or not at all', () => {
    for (const { kind, sayings } of THEMES)
      if (sayings.some(({ say }) => say.some((text) => text.includes('°C')))) expect(kind).toBe('wear');
  });

  it('promise no great heat to long sleeves or jeans', () => {
    const jeans = [tucked('crew-tee'), 'straight-jeans', 'sneakers'];
    const sleeves = ['long-sleeved-tee', 'tailored-shorts', 'sneakers'];
    expect(degreesOf(worn(jeans, OUTSIDE))?.to ?? 0).toBeLessThanOrEqual(26);
    expect(degreesOf(worn(sleeves, OUTSIDE))?.to ?? 0).toBeLessThanOrEqual(24);
  });

  it('name in the first reason a piece, a part or a colour of the look', () => {
    const own =
      /\{|\b(skirts?|legs?|sleeves?|arms|shoulders?|waist|waistband|hip|hems?|V|pleats|slit|hat|brim|sunglasses|glasses|linen|boots|umbrella|coat|scarf|ears|beanie|gloves|tights|colour|cloth|top|half|bow|cape|tuck(ed)?|bias|jumpsuit|piece|matched)\b/i;
    for (const { kind, sayings } of THEMES)
      if (kind === 'answer')
        for (const sentence of sayings.flatMap(({ say }) => say)) expect(sentence).toMatch(own);
  });

  it('call nothing open that a scarf closes, nor short that covers the hip', () => {
    const suit = ['straight-evening-trousers', 'dress-shoes'];
    expect(sayable(['open-collar-shirt', ...suit, 'silk-scarf'])).not.toMatch(/open collar/i);
    expect(sayable(['open-collar-shirt', ...suit])).toMatch(/open collar/i);
    expect(sayable(['satin-blazer', 'open-collar-shirt', ...suit])).not.toMatch(/short in the body/i);
  });

  it('keep to the picture about neutrals, blues, cowls and laces', () => {
    const lavender = piece('easy-shirt', { colour: { l: 0.75, c: 0.1, h: 300 } });
    const shorts = piece('tailored-shorts', { colour: { l: 0.75, c: 0.1, h: 300 } });
    expect(sayable([lavender, shorts, 'canvas-loafers'])).not.toMatch(/round the \{colour\} is neutral/);
    const cobalt = piece('crew-tee', { colour: { l: 0.45, c: 0.2, h: 264 } });
    expect(sayable([cobalt, 'straight-trousers', 'loafers'])).not.toMatch(/does not shout/);
    expect(THEMES.flatMap(({ sayings }) => sayings.flatMap(({ say }) => say)).join()).not.toMatch(
      /cowl|fresh white laces|only seam/i,
    );
  });

  it('put no light top above where a dark jacket lies over it', () => {
    const light = piece('crew-tee', { colour: { l: 0.95, c: 0.01, h: 90 } });
    const pear = { figure: { bodyShape: 'Pear' } } as const;
    expect(sayable([light, 'straight-trousers', 'loafers'], pear)).toMatch(/lighter half on top/i);
    expect(sayable(['peak-blazer', light, 'straight-trousers', 'loafers'], pear)).not.toMatch(
      /lighter half on top/i,
    );
  });

  it('believe no hour, wind or sea that the picture denies', () => {
    const clothes: Pieces = ['crew-tee', 'straight-jeans', 'sneakers'];
    const said = (name: 'foyer' | 'fair' | 'terrace' | 'park') => {
      const { epithets, endings } = moodsOf(worn(clothes, { scene: { name } }));
      return [...epithets, ...endings].join();
    };
    expect(said('fair')).not.toMatch(/noon|breakfast|morning/i);
    expect(said('foyer')).not.toMatch(/meeting|noon|wind|breakfast/i);
    expect(said('park')).not.toMatch(/sea\b|coast|tide/i);
    expect(said('terrace')).not.toMatch(/bare feet/i);
  });

  it('say the same hero, in the number it has', () => {
    const look = lookFacts(worn([piece('crew-tee', { colour: NAVY }), 'wide-leg-trousers', 'loafers']));
    expect(look.words.is).toBe(look.words.hero?.endsWith('s') ? 'are' : 'is');
    expect(findReasons(look.reading)).toHaveLength(3);
  });
});
