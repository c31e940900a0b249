import '#kit/tokens/tokens.css';
import '#kit/tokens/fonts.css';
import '#kit/button/button.css';
import '#kit/dialog/dialog.css';
import '#kit/field/field.css';
import '#kit/skeleton/skeleton.css';
import '#kit/toast/toast.css';
import '#widgets/shared/places.css';
import '#widgets/widgets/early-access/early-access.css';
import '#widgets/widgets/instant-style/instant-style.css';
import '#widgets/widgets/style-quiz/style-quiz.css';
import '#widgets/widgets/swipe-deck/swipe-deck.css';
import '#widgets/widgets/curated-grid/curated-grid.css';
import './page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { TEST_TIMEOUTS } from '../scripts/test/timeouts.ts';

configure({ asyncUtilTimeout: TEST_TIMEOUTS.expect.poll.timeout }); // what is loaded with a demo or a press takes its time

/** A page of ours: its colour scheme and direction stand on the document, as on a real one. */
const onPage: Decorator = (Story, { globals, parameters }) => {
  const { scheme, dir } = globals;
  useLayoutEffect(() => {
    document.documentElement.classList.add('glow');
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.dir = dir;
  }, [scheme, dir]);
  return (
    <div className="story-page" style={{ maxWidth: parameters.hostWidthPx }}>
      <Story />
    </div>
  );
};

/** Shadow roots below a root, and the root itself. */
function treesIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const hosts = [...root.querySelectorAll('*')];
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : []))];
}

const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

const runningAnimations = () =>
  treesIn(document)
    .flatMap((tree) => tree.getAnimations())
    .filter((animation) => animation.playState === 'running' && ends(animation));

/** Contrast is judged when what fades in has come, and so has what appeared meanwhile. */
const afterAnimations: Preview['afterEach'] = async () => {
  for (let running = runningAnimations(); running.length > 0; running = runningAnimations()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
};

const preview: Preview = {
  decorators: [onPage],
  afterEach: afterAnimations,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { matchers: { color: /colour$/i } },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Room',
          ['Early access', 'Instant style', 'Style quiz', 'Swipe deck', 'Curated grid'],
          'Stylist',
          'Widgets',
          ['Early access', 'Instant style', 'Style quiz', 'Swipe deck', 'Curated grid'],
          'Kit',
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', dir: 'ltr' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme of the page',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    dir: {
      description: 'Direction of the page',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
};

export default preview;
