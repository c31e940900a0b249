import '#widgets/register.ts';
import './docs.css';
import type { Meta } from '@storybook/react-vite';
import { curatedGridElement } from '#widgets/widgets/curated-grid/curated-grid.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './docs-stories.tsx';
import { docsOf } from './widget-docs.ts';

const DOCS = docsOf(curatedGridElement, {
  place: 'inline',
  demo: 'filled',
  demoPart: 'card',
  tileWidthPx: 390,
  attributes: { 'login-url': '/login' },
});

const meta = { title: 'Room/Curated grid' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(DOCS);
export const Playground = playgroundStory(DOCS);
export const AnotherBrand = playgroundStory(DOCS, HOST_BRAND);
export const States = stateStory(DOCS);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(DOCS);
export const ErrorsDark = { ...Errors, ...dark };
