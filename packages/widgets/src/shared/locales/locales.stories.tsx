import '../../register.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { GlowElement } from '../../element/glow-element.ts';
import { STRINGS as ARABIC } from './ar.messages.ts';
import { STRINGS as GERMAN } from './de.messages.ts';
import { STRINGS as SPANISH } from './es.messages.ts';
import { STRINGS as FRENCH } from './fr.messages.ts';
import type { Translation } from './translation.ts';

interface SpokenTagProps {
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly demo: string;
}

/** A tag on a page that speaks a language. */
function SpokenTag({ tag, lang, dir, demo }: SpokenTagProps) {
  return (
    <div lang={lang} dir={dir}>
      {createElement(tag, { demo, 'api-base': location.origin })}
    </div>
  );
}

const meta = {
  title: 'Widgets/In other languages',
  component: SpokenTag,
  args: { tag: 'glow-instant-style', lang: 'en', dir: 'ltr', demo: '' },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SpokenTag>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Language {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly strings: Translation;
}

const DE: Language = { lang: 'de', dir: 'ltr', strings: GERMAN };
const FR: Language = { lang: 'fr', dir: 'ltr', strings: FRENCH };
const ES: Language = { lang: 'es', dir: 'ltr', strings: SPANISH };
const AR: Language = { lang: 'ar', dir: 'rtl', strings: ARABIC };

/** A state of a widget with texts it then shows; none of them runs out of the widget's sides or the page's. */
function speaking(
  tag: string,
  demo: string,
  textsOf: (strings: Translation) => readonly string[],
): (language: Language) => Story {
  return ({ lang, dir, strings }) => ({
    args: { tag, demo, lang, dir },
    globals: { dir },
    play: async ({ canvasElement }) => {
      const element = canvasElement.querySelector<GlowElement>(tag);
      await element?.ready;
      const shadow = element?.shadowRoot as unknown as HTMLElement;
      for (const text of textsOf(strings)) {
        await waitFor(() => expect(within(shadow).getAllByText(text)[0]).toBeVisible());
      }
      const root = shadow.querySelector('[part~=root]');
      await expect(root).toHaveAttribute('lang', lang);
      await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    },
  });
}

const earlyAccess = speaking('glow-early-access', 'invalid', ({ earlyAccess: texts }) => [
  texts.heading,
  texts.consent,
  texts.invalidEmail,
  texts.join,
]);
const instantStyle = speaking('glow-instant-style', 'result', ({ instantStyle: texts }) => [
  texts.headline,
  texts.dateDescription,
  texts.unlock,
  texts.retake,
]);
const styleQuiz = speaking('glow-style-quiz', 'shape', ({ styleQuiz: texts }) => [
  texts.bodyShape,
  texts['Inverted Triangle'],
  texts.helpMeChoose,
  texts.enableWeather,
  texts.getRecommendations,
]);
const swipeDeck = speaking('glow-swipe-deck', 'first', ({ swipeDeck: texts }) => [texts.title, texts.hint]);
const curatedGrid = speaking('glow-curated-grid', 'error', ({ curatedGrid: texts }) => [
  texts.title,
  texts.retake,
  texts.toastFailed,
]);

export const EarlyAccessInGerman: Story = earlyAccess(DE);
export const EarlyAccessInFrench: Story = earlyAccess(FR);
export const EarlyAccessInSpanish: Story = earlyAccess(ES);
export const EarlyAccessInArabic: Story = earlyAccess(AR);
export const InstantStyleInGerman: Story = instantStyle(DE);
export const InstantStyleInFrench: Story = instantStyle(FR);
export const InstantStyleInSpanish: Story = instantStyle(ES);
export const InstantStyleInArabic: Story = instantStyle(AR);
export const StyleQuizInGerman: Story = styleQuiz(DE);
export const StyleQuizInFrench: Story = styleQuiz(FR);
export const StyleQuizInSpanish: Story = styleQuiz(ES);
export const StyleQuizInArabic: Story = styleQuiz(AR);
export const SwipeDeckInGerman: Story = swipeDeck(DE);
export const SwipeDeckInFrench: Story = swipeDeck(FR);
export const SwipeDeckInSpanish: Story = swipeDeck(ES);
export const SwipeDeckInArabic: Story = swipeDeck(AR);
export const CuratedGridInGerman: Story = curatedGrid(DE);
export const CuratedGridInFrench: Story = curatedGrid(FR);
export const CuratedGridInSpanish: Story = curatedGrid(ES);
export const CuratedGridInArabic: Story = curatedGrid(AR);
