import { describe, expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { findProblems } from './find-problems.ts';
import { wrapMark } from './quote-clauses.ts';

const clauses = [
  { id: '9.7', text: 'card animation 300 ms;' },
  { id: '9.8', text: 'toasts 4000 ms;' },
];
const marked = (mark: string) =>
  evidenceOf('deck.test.ts', `describe('Deck', () => {\n  ${mark}\n  it('flies', () => {});\n});`);
const toasts = marked('// @spec 9.8 toasts 4000 ms;');

describe('findProblems', () => {
  it('finds nothing where each statement is quoted above a test', () => {
    const evidence = [...marked('// @spec 9.7 card animation\n  //   300 ms;'), ...toasts];
    expect(findProblems(clauses, evidence, new Set())).toEqual([]);
  });

  it.each([
    ['words that are not the specification’s', '// @spec 9.7 card animation 900 ms;', 'quotes 9.7 as'],
    ['no words', '// @spec 9.7', 'quotes 9.7 as ""'],
    ['an id that another statement has now', '// @spec 9.8 card animation 300 ms;', 'quotes 9.8 as'],
    ['an unknown id', '// @spec 9.70 card animation 300 ms;', 'names 9.70, which the specification does not'],
  ])('refuses a mark with %s', (_, mark, problem) => {
    const problems = findProblems(clauses, [...marked(mark), ...toasts], new Set(['9.7']));
    expect(problems.join('\n')).toContain(problem);
  });

  it('takes no mark that stands above no test', () => {
    const evidence = evidenceOf('deck.test.ts', '// @spec 9.7 card animation 300 ms;\nconst DELAY = 300;');
    expect(evidence).toEqual([]);
  });

  it('names a statement that no test shows, and a gap that a test shows', () => {
    const problems = findProblems(clauses, toasts, new Set(['9.8']));
    expect(problems).toEqual([
      '9.7 is shown by no test and listed as no gap: card animation 300 ms;',
      'docs/spec-gaps.md still lists 9.8, which a test shows',
    ]);
  });
});

describe('wrapMark', () => {
  it('wraps the words into lines that are read back as the same', () => {
    const words = 'Twenty words of one statement '.repeat(8).trim();
    const lines = wrapMark('  // @spec 9.7', words);
    expect(lines.length).toBeGreaterThan(1);
    const [mark] = evidenceOf('deck.test.ts', `${lines.join('\n')}\n  it('flies', () => {});`);
    expect(mark).toMatchObject({ id: '9.7', words });
  });
});
