import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NewPasswordFields } from './new-password-fields.tsx';
import { NewSecurityQuestionFields } from './new-security-question-fields.tsx';

const RULE = 'At least 8 characters, with an uppercase letter and a special character. Longer is safer.';
const noError = () => undefined;

afterEach(cleanup);

function type(label: string, value: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.focus();
  fireEvent.input(field, { target: { value } });
}

describe('NewPasswordFields', () => {
  const renderFields = () =>
    render(
      <form aria-label="form">
        <input name="username" defaultValue="lovelace@example.com" />
        <NewPasswordFields confirmationLabel="Again" errorOf={noError} />
      </form>,
    );

  it('shows the rule, and politely how hard a password that meets it is to guess', async () => {
    renderFields();
    expect(screen.getByText(RULE)).toBeDefined();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    type('New password', 'Password1!');
    await expect.poll(() => status.textContent).toMatch(/^Weak: one of the first/);
    expect(screen.queryByText(RULE)).toBeNull();
    type('New password', 'Lovelace1!');
    await expect.poll(() => status.textContent).toMatch(/^Weak: made of your name/);
    type('New password', 'Velvet-Otter-12');
    await expect.poll(() => status.textContent).toBe('Strong.');
    type('New password', 'Velvet');
    await expect.poll(() => status.textContent).toBe('');
    expect(screen.getByText(RULE)).toBeDefined();
  });

  it('says nothing any more when the form is emptied', async () => {
    renderFields();
    const status = screen.getByRole('status');
    type('New password', 'Password1!');
    await expect.poll(() => status.textContent).not.toBe('');
    screen.getByRole<HTMLFormElement>('form').reset();
    await expect.poll(() => status.textContent).toBe('');
  });
});

describe('NewSecurityQuestionFields', () => {
  it('leads from an answer that is easy to guess to the recovery code', async () => {
    render(
      <form>
        <NewSecurityQuestionFields errorOf={noError} />
      </form>,
    );
    const status = screen.getByRole('status');
    type('Security answer', 'Quibbleworth');
    type('Security answer', 'Pizza');
    await expect.poll(() => status.textContent).toMatch(/^Easy to guess.*recovery code/);
    type('Security answer', 'Quibbleworth');
    await expect.poll(() => status.textContent).toBe('');
    expect(screen.getByText(/Treat this like a second password/)).toBeDefined();
  });
});
