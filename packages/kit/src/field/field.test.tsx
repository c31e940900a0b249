import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

describe('Field', () => {
  it('ties its label to the input', () => {
    render(<Field label="Email address" type="email" />);
    expect(screen.getByLabelText('Email address').getAttribute('type')).toBe('email');
  });

  it('ties an error to the input and announces it', () => {
    render(<Field label="Name" error="Enter a name" />);
    const input = screen.getByLabelText('Name');
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe('Enter a name');
    expect(input.getAttribute('aria-describedby')).toBe(error.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing of errors while there is none', () => {
    render(<Field label="Name" />);
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-invalid')).toBe('false');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});
