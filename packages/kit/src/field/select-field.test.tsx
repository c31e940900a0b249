import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'first_pet', text: 'What is the name of your first pet?' },
  { value: 'birth_city', text: 'What city were you born in?' },
];

describe('SelectField', () => {
  it('begins with nothing chosen', () => {
    render(<SelectField label="Question" placeholder="Choose one" options={OPTIONS} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Question');
    expect(select.value).toBe('');
    expect(select.selectedOptions[0]?.text).toBe('Choose one');
    expect([...select.options].map(({ value }) => value)).toEqual(['', 'first_pet', 'birth_city']);
  });

  it('ties hint and error to the choice', () => {
    render(
      <SelectField
        label="Question"
        placeholder="Choose one"
        options={OPTIONS}
        hint="Any will do"
        error="Choose"
      />,
    );
    const select = screen.getByLabelText('Question');
    const described = select.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Choose',
      'Any will do',
    ]);
    expect(select.getAttribute('aria-invalid')).toBe('true');
  });
});
