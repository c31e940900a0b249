import '#widgets/register.ts';
import './docs.css';
import type { Meta } from '@storybook/react-vite';
import { earlyAccessElement } from '#widgets/widgets/early-access/early-access.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './docs-stories.tsx';
import { docsOf } from './widget-docs.ts';

const DOCS = docsOf(earlyAccessElement, {
  place: 'framed',
  demo: 'idle',
  tileWidthPx: 390,
  attributes: { id: 'glow-beta' },
  companion: '<button type="button" commandfor="glow-beta" command="--open">Get Early Access</button>',
});

const meta = { title: 'Room/Early access' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(DOCS);
export const Playground = playgroundStory(DOCS);
export const AnotherBrand = playgroundStory(DOCS, HOST_BRAND);
export const States = stateStory(DOCS);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(DOCS);
export const ErrorsDark = { ...Errors, ...dark };
