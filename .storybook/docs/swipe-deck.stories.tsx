import '#widgets/register.ts';
import './docs.css';
import type { Meta } from '@storybook/react-vite';
import { swipeDeckElement } from '#widgets/widgets/swipe-deck/swipe-deck.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './docs-stories.tsx';
import { docsOf } from './widget-docs.ts';

const DOCS = docsOf(swipeDeckElement, {
  place: 'inline',
  demo: 'first',
  demoPart: 'look-name',
  tileWidthPx: 390,
  attributes: { 'finish-url': '#curated' },
});

const meta = { title: 'Room/Swipe deck' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(DOCS);
export const Playground = playgroundStory(DOCS);
export const AnotherBrand = playgroundStory(DOCS, HOST_BRAND);
export const States = stateStory(DOCS);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(DOCS);
export const ErrorsDark = { ...Errors, ...dark };
