import { describe, expect, it } from 'vitest';
import { filenameOf } from '#catalogue/looks/look.ts';
import { nameOf, readUploadName } from './filename.ts';

describe('readUploadName', () => {
  // @spec 5.9 '.png' is appended to the filename if missing.
  it.each([
    ['look', 'look'],
    ['look.PNG', 'look'],
    ['  look.png ', 'look'],
    ['tops/summer 50% 🧥', 'tops/summer 50% 🧥'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['...look', '...look'],
    ['عباءة.png', 'عباءة'],
    ['e\u0301te\u0301', 'été'],
    ['👩🏽‍🦱 red', '👩🏽‍🦱 red'],
    [`${'x'.repeat(116)}.png`, 'x'.repeat(116)],
    ['😀'.repeat(116), '😀'.repeat(116)],
  ])('takes %j as %j, a label and no path', (filename, name) => {
    expect(readUploadName(filename)).toBe(name);
    expect(nameOf(filenameOf(name))).toBe(name);
  });

  it.each([
    ['', 'enter a file name'],
    ['   ', 'enter a file name'],
    ['.png', 'enter a file name'],
    ['...', 'enter a file name'],
    ['../..', 'enter a file name'],
    ['\u200b\u200b.png', 'enter a file name'],
    ['a\u0000b.png', 'control characters'],
    ['a\nb.png', 'control characters'],
    ['photo\u202egnp.exe', 'turn the writing direction'],
    ['\u200fphoto', 'turn the writing direction'],
    ['x'.repeat(117), 'at most 120'],
    ['x'.repeat(5000), 'at most 120'],
  ])('refuses %j and says why', (filename, words) => {
    expect(() => readUploadName(filename)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    expect(() => readUploadName(filename)).toThrow(words);
  });
});
