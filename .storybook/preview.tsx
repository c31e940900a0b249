import '../packages/kit/src/tokens/tokens.css';
import '../packages/kit/src/tokens/fonts.css';
import '../packages/kit/src/button/button.css';
import '../packages/kit/src/dialog/dialog.css';
import '../packages/kit/src/field/field.css';
import '../packages/kit/src/skeleton/skeleton.css';
import '../packages/kit/src/toast/toast.css';
import '../packages/widgets/src/early-access/early-access.css';
import '../packages/widgets/src/instant-style/instant-style.css';
import '../packages/widgets/src/style-quiz/style-quiz.css';
import '../packages/widgets/src/swipe-deck/swipe-deck.css';
import '../packages/widgets/src/curated-grid/curated-grid.css';
import './page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

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

const preview: Preview = {
  decorators: [onPage],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { matchers: { color: /colour$/i } },
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
