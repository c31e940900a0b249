import { afterEach, beforeEach, expect } from 'vitest';
import { takeConsoleLines } from './console-lines.ts';

beforeEach(() => {
  takeConsoleLines();
  // What a file before this one left would be somebody else's visit.
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  document.body.replaceChildren();
  expect(takeConsoleLines()).toEqual([]);
});
