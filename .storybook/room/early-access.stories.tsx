import '../../packages/widgets/src/register.ts';
import './room.css';
import type { Meta } from '@storybook/react-vite';
import { earlyAccessElement } from '../../packages/widgets/src/widgets/early-access/early-access.element.ts';
import { embedStory, errorStory, HOST_BRAND, playgroundStory, stateStory } from './room-stories.tsx';
import { roomOf } from './rooms.ts';

const ROOM = roomOf(earlyAccessElement, {
  place: 'framed',
  demo: 'idle',
  tileWidthPx: 390,
  attributes: { id: 'glow-beta' },
  companion: '<button type="button" commandfor="glow-beta" command="--open">Get Early Access</button>',
});

const meta = { title: 'Room/Early access' } satisfies Meta;

export default meta;

const dark = { globals: { scheme: 'dark' } };

export const Embed = embedStory(ROOM);
export const Playground = playgroundStory(ROOM);
export const AnotherBrand = playgroundStory(ROOM, HOST_BRAND);
export const States = stateStory(ROOM);
export const StatesDark = { ...States, ...dark };
export const Errors = errorStory(ROOM);
export const ErrorsDark = { ...Errors, ...dark };
