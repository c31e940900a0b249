import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CuratedGrid, InstantStyle, StyleQuiz, SwipeDeck } from '../../src/index.ts';
import css from '../../src/styles.css?inline';

const COMPONENTS = { CuratedGrid, InstantStyle, StyleQuiz, SwipeDeck };
const CENTRED = { display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;

describe.each(Object.entries(COMPONENTS))('%s in a page made by React', (_name, Widget) => {
  it.each([320, 390, 1200])('is as wide as a centred column lets it be, %i px', (width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const { container } = render(
      <div style={{ ...CENTRED, width }}>
        <Widget demo="idle" />
      </div>,
    );
    expect(container.querySelector('.glow')?.getBoundingClientRect().width).toBe(width);
    document.adoptedStyleSheets = [];
  });
});
