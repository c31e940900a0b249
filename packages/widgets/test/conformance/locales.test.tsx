import { describe, expect, it } from 'vitest';
import { STRINGS as ARABIC } from '../../src/shared/locales/ar.messages.ts';
import { STRINGS as GERMAN } from '../../src/shared/locales/de.messages.ts';
import { STRINGS as SPANISH } from '../../src/shared/locales/es.messages.ts';
import { STRINGS as FRENCH } from '../../src/shared/locales/fr.messages.ts';
import { create, show } from './subjects.ts';

const TRANSLATIONS = { ar: ARABIC, de: GERMAN, es: SPANISH, fr: FRENCH };

/** Tag → a demo state, and the texts that it shows. */
const SHOWN = {
  'glow-early-access': ['invalid', 'earlyAccess', ['title', 'join', 'invalidEmail']],
  'glow-instant-style': ['idle', 'instantStyle', ['headline', 'styleMe', 'dateLabel']],
  'glow-style-quiz': ['style', 'styleQuiz', ['style', 'Sporty', 'next', 'weatherOffTitle']],
  'glow-swipe-deck': ['first', 'swipeDeck', ['title', 'hint']],
  'glow-curated-grid': ['filled', 'curatedGrid', ['title', 'retake', 'saveIdle']],
} as const;

/** Reads what an element in a demo state shows now. */
async function shownIn(tag: string, lang: string): Promise<() => string> {
  const element = create(tag);
  element.lang = lang;
  element.demo = SHOWN[tag as keyof typeof SHOWN][0];
  await show(element);
  return () => element.shadowRoot?.textContent ?? '';
}

for (const [tag, [, widget, keys]] of Object.entries(SHOWN)) {
  describe(`<${tag}>`, () => {
    for (const [lang, translation] of Object.entries(TRANSLATIONS)) {
      it(`speaks ${lang}, also of a region`, async () => {
        const text = await shownIn(tag, `${lang}-ZZ`);
        const texts = translation[widget] as Readonly<Record<string, string>>;
        for (const key of keys) await expect.poll(text).toContain(texts[key]);
      });
    }

    it('stays English where there is no translation', async () => {
      const text = (await shownIn(tag, 'tlh'))();
      expect(text).not.toBe('');
      for (const translation of Object.values(TRANSLATIONS)) {
        expect(text).not.toContain((translation[widget] as Readonly<Record<string, string>>)[keys[0]]);
      }
    });
  });
}

describe('a page that speaks another language', () => {
  it('may still replace a text', async () => {
    const element = create('glow-instant-style');
    element.lang = 'de';
    element.strings = { headline: 'Anziehen leicht gemacht' };
    await show(element);
    expect(element.shadowRoot?.textContent).toContain('Anziehen leicht gemacht');
    expect(element.shadowRoot?.textContent).toContain(GERMAN.instantStyle.styleMe);
  });

  it('takes its widgets along when it changes its mind', async () => {
    const element = await show(create('glow-instant-style'));
    element.lang = 'fr';
    await expect.poll(() => element.shadowRoot?.textContent).toContain(FRENCH.instantStyle.styleMe);
  });
});
