import { afterEach, beforeEach, expect } from 'vitest';
import { takeConsoleLines } from './console-lines.ts';

beforeEach(() => {
  takeConsoleLines();
});

afterEach(() => {
  document.body.replaceChildren();
  expect(takeConsoleLines()).toEqual([]);
});
