import '@glow/kit/tokens.css';
import '../swipe-deck.css';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type Respond, silence, stubServer } from '../../../../test/server/stub-server.ts';
import { SwipeDeck } from '../swipe-deck.tsx';
import type { SwipeDeckProps } from '../swipe-deck.types.ts';
import { outfitsNumbered } from './outfits.ts';

export const API_BASE = 'https://api.example.com';

/** Renders a deck of ten looks and returns the requests to its server. */
export function showDeck(props: SwipeDeckProps = {}, respond: Respond = silence) {
  const calls = stubServer(respond);
  const deck = <SwipeDeck apiBase={API_BASE} outfits={outfitsNumbered(10)} {...props} />;
  return { calls, ...render(deck) };
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const topCard = () => screen.getByRole('article');
export const topName = () => screen.queryByRole('article')?.getAttribute('aria-label') ?? null;
export const deckOf = () => screen.getByRole('group', { name: 'Looks, one at a time' });
export const counter = () => document.querySelector('[part=counter]')?.textContent;

/** Waits for the look to lie on top, with none on its way out; null: for the end of the deck. */
export async function untilTop(name: string | null): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[data-leaving]')).toBeNull();
    expect(topName()).toBe(name);
    if (!name) button('Start again');
  });
}
