import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckField } from './check-field.tsx';

afterEach(cleanup);

describe('CheckField', () => {
  it('is ticked by its words', () => {
    render(<CheckField label="I agree" name="consent" />);
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('false');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    fireEvent.click(screen.getByText('I agree'));
    expect(box.checked).toBe(true);
  });

  it('ties an error to the box and announces it', () => {
    render(<CheckField label="I agree" error="Please agree." />);
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe('Please agree.');
    expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe(error.id);
  });
});
