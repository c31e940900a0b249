import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button, buttonClass } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('submits no form unless told to', () => {
    render(<Button>Look</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('is disabled while loading', () => {
    render(<Button state="loading">Joining...</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Joining...' });
    expect(button.disabled).toBe(true);
    expect(button.dataset.state).toBe('loading');
  });
});

describe('buttonClass', () => {
  it('gives a link the same look', () => {
    expect(buttonClass({ variant: 'quiet', size: 'small', className: 'mine' })).toBe(
      'glow-button glow-button-quiet glow-button-small mine',
    );
  });
});
