import '#widgets/register.ts';
import './docs.css';
import type { Meta } from '@storybook/react-vite';
import { instantStyleElement } from '#widgets/widgets/instant-style/instant-style.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './docs-stories.tsx';
import { docsOf } from './widget-docs.ts';

const DOCS = docsOf(instantStyleElement, {
  place: 'inline',
  demo: 'result',
  demoPart: 'picture',
  tileWidthPx: 390,
});

const meta = { title: 'Room/Instant style' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(DOCS);
export const Playground = playgroundStory(DOCS);
export const AnotherBrand = playgroundStory(DOCS, HOST_BRAND);
export const States = stateStory(DOCS);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(DOCS);
export const ErrorsDark = { ...Errors, ...dark };
