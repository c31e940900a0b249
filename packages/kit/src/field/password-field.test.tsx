import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

const renderField = () =>
  render(<PasswordField label="Password" name="password" showLabel="Show" hideLabel="Hide" />);

describe('PasswordField', () => {
  it('shows what is typed and hides it again, and keeps it', async () => {
    renderField();
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.fill(input, 'Velvet-Otter-12');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('Velvet-Otter-12');
  });

  it('does not submit its form by showing', () => {
    let submitted = false;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted = true;
        }}
      >
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(submitted).toBe(false);
  });

  it('takes what is pasted', async () => {
    renderField();
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Velvet-Otter-12');
    const wasTaken = input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    expect(wasTaken).toBe(true);
  });
});
