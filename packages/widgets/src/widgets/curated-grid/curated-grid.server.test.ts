import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CuratedGrid } from './curated-grid.tsx';

describe('CuratedGrid, where there is no browser to ask', () => {
  // @spec 9.14 6 skeleton cards on curated.
  it('shows its title and six skeletons', () => {
    const html = renderToString(createElement(CuratedGrid));
    expect(html).toContain('Curated Just For You');
    expect(html.match(/part="skeleton"/g)).toHaveLength(6);
  });
});
