import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SecurityQuestionFields } from './security-question-fields.tsx';

afterEach(cleanup);

describe('SecurityQuestionFields', () => {
  it('offers the questions in the order of the specification', () => {
    render(<SecurityQuestionFields errorOf={() => undefined} answerHint="" />);
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Choose a question'],
      ['favorite_food', 'What is your favorite food?'],
      ['birth_city', 'What city were you born in?'],
      ['first_pet', 'What is the name of your first pet?'],
    ]);
  });
});
