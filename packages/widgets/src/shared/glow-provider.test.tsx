import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { InstantStyle } from '../widgets/instant-style/instant-style.tsx';
import { GlowProvider } from './glow-provider.tsx';

const settings = {
  apiBase: 'https://page.example.com/',
  theme: 'dark',
  strings: { instantStyle: { headline: 'Nichts anzuziehen?', styleMe: 'Los' } },
} as const;

afterEach(cleanup);

describe('GlowProvider', () => {
  it('gives API base, theme and texts to the widgets below it', () => {
    const { container } = render(
      <GlowProvider {...settings}>
        <InstantStyle vibes={['work']} />
      </GlowProvider>,
    );
    expect(container.querySelector('img')?.src).toBe('https://page.example.com/media/pocket/work?w=320');
    expect(container.querySelector('section')?.dataset.theme).toBe('dark');
    expect(screen.getByRole('heading', { name: 'Nichts anzuziehen?' })).toBeTruthy();
  });

  it("gives way to a widget's own props", () => {
    const { container } = render(
      <GlowProvider {...settings}>
        <InstantStyle
          vibes={['work']}
          apiBase="https://own.example.com"
          theme="light"
          strings={{ styleMe: 'Go' }}
        />
      </GlowProvider>,
    );
    expect(container.querySelector('img')?.src).toBe('https://own.example.com/media/pocket/work?w=320');
    expect(container.querySelector('section')?.dataset.theme).toBe('light');
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy();
  });

  it('leaves the calls at port 8000 where nobody says otherwise', () => {
    const { container } = render(<InstantStyle vibes={['work']} />);
    expect(container.querySelector('img')?.src).toBe('http://localhost:8000/media/pocket/work?w=320');
  });
});
