import { describe, expect, it } from 'vitest';
import { clausesOf, isCheckable, sentencesOf } from './clauses.ts';

describe('sentencesOf', () => {
  it('keeps a quoted text with its full stops in one piece', () => {
    const text = "Default: 'Thanks! You're on the early access list.' is shown. Closing resets all.";
    expect(sentencesOf(text, '4')).toEqual([
      "Default: 'Thanks! You're on the early access list.' is shown.",
      'Closing resets all.',
    ]);
  });

  it('splits the numbers of section 9 at semicolons', () => {
    expect(sentencesOf('Toasts 4000 ms; drag 150 px.', '9')).toEqual(['Toasts 4000 ms;', 'drag 150 px.']);
  });
});

describe('clausesOf', () => {
  it('numbers sentences and table rows below their heading', () => {
    const markdown =
      '## 2. Screens\n### Swipe (/outfit-swipe)\nOne. Two.\n## 7. Calls\n| a | b |\n|---|---|\n| x | y |';
    expect(clausesOf(markdown).map(({ id }) => id)).toEqual(['2.swipe.1', '2.swipe.2', '7.1']);
  });
});

describe('isCheckable', () => {
  it('leaves out what says nothing that can be seen', () => {
    expect(isCheckable({ id: '8.1', text: 'Early access:' })).toBe(false);
    expect(isCheckable({ id: '9.20', text: 'Rate limits: not shown.' })).toBe(false);
    expect(isCheckable({ id: '9.8', text: 'toasts 4000 ms;' })).toBe(true);
  });
});
