import '#widgets/register.ts';
import './docs.css';
import type { Meta } from '@storybook/react-vite';
import { styleQuizElement } from '#widgets/widgets/style-quiz/style-quiz.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './docs-stories.tsx';
import { docsOf } from './widget-docs.ts';

const DOCS = docsOf(styleQuizElement, {
  place: 'inline',
  demo: 'style',
  demoPart: 'root',
  tileWidthPx: 390,
  attributes: { 'result-url': '#deck' },
});

const meta = { title: 'Room/Style quiz' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(DOCS);
export const Playground = playgroundStory(DOCS);
export const AnotherBrand = playgroundStory(DOCS, HOST_BRAND);
export const States = stateStory(DOCS);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(DOCS);
export const ErrorsDark = { ...Errors, ...dark };
