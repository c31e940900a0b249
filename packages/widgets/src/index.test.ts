import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EarlyAccess, InstantStyle } from './index.ts';

describe('@glow/widgets', () => {
  it('renders the picker on a server, ready to be pressed', () => {
    const html = renderToString(createElement(InstantStyle));
    expect(html.match(/Style Me/g)).toHaveLength(6);
  });

  it('renders the early-access modal on a server, closed', () => {
    const html = renderToString(createElement(EarlyAccess, { autoOpenMs: 5000 }));
    expect(html).toContain('Get Early Access');
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });
});
