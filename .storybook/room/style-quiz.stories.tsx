import '../../packages/widgets/src/register.ts';
import './room.css';
import type { Meta } from '@storybook/react-vite';
import { styleQuizElement } from '../../packages/widgets/src/widgets/style-quiz/style-quiz.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './room-stories.tsx';
import { roomOf } from './rooms.ts';

const ROOM = roomOf(styleQuizElement, {
  place: 'inline',
  demo: 'style',
  tileWidthPx: 390,
  attributes: { 'result-url': '#deck' },
});

const meta = { title: 'Room/Style quiz' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(ROOM);
export const Playground = playgroundStory(ROOM);
export const AnotherBrand = playgroundStory(ROOM, HOST_BRAND);
export const States = stateStory(ROOM);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(ROOM);
export const ErrorsDark = { ...Errors, ...dark };
