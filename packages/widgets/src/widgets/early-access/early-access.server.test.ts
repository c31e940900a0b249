import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EarlyAccess } from './early-access.tsx';

describe('EarlyAccess, rendered once', () => {
  it.each([
    [true, 'idle'],
    [false, 'closed'],
  ])('with open %s is %s', (open, state) => {
    expect(renderToString(createElement(EarlyAccess, { open }))).toContain(`data-state="${state}"`);
  });
});
