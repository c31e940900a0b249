import { describe, expect, it } from 'vitest';
import { answerPicture } from './question.tsx';

describe('answerPicture', () => {
  it.each([
    [{ question: 'style', answer: 'Casual' }, 'https://api.example.com/media/style/casual?w=320'],
    [
      { question: 'bodyShape', answer: 'Inverted Triangle' },
      'https://api.example.com/media/shape/inverted-triangle?w=320',
    ],
  ] as const)('has a fixed name for %o', (detail, src) => {
    expect(answerPicture('https://api.example.com', detail).src).toBe(src);
  });
});
