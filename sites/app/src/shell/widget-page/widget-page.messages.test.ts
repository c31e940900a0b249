import { CURATED_GRID_STRINGS, STYLE_QUIZ_STRINGS } from '@glow/widgets';
import { expect, it } from 'vitest';
import { WIDGET_PAGE_HEADINGS } from './widget-page.messages.ts';

it('says nothing that the heading of the widget says again', () => {
  const { style, bodyShape } = STYLE_QUIZ_STRINGS;
  const ofWidgets = [style, bodyShape, 'Style Preference', CURATED_GRID_STRINGS.title];
  const headings = [...Object.values(WIDGET_PAGE_HEADINGS), ...ofWidgets];
  expect(new Set(headings).size).toBe(headings.length);
});
