import '../../packages/widgets/src/register.ts';
import './room.css';
import type { Meta } from '@storybook/react-vite';
import { curatedGridElement } from '../../packages/widgets/src/widgets/curated-grid/curated-grid.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './room-stories.tsx';
import { roomOf } from './rooms.ts';

const ROOM = roomOf(curatedGridElement, {
  place: 'inline',
  demo: 'filled',
  tileWidthPx: 390,
  attributes: { 'login-url': '/login' },
});

const meta = { title: 'Room/Curated grid' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(ROOM);
export const Playground = playgroundStory(ROOM);
export const AnotherBrand = playgroundStory(ROOM, HOST_BRAND);
export const States = stateStory(ROOM);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(ROOM);
export const ErrorsDark = { ...Errors, ...dark };
