import type {} from '@glow/widgets/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const config: SvelteHTMLElements['glow-config'] = {
  'api-base': 'https://glow.example.org',
  'onglow-error': (event) => event.detail.message,
};
export const modal: SvelteHTMLElements['glow-early-access'] = {
  open: true,
  'auto-open-ms': '5000',
  strings: { join: 'Be first' },
  class: 'wide',
};
export const picker: SvelteHTMLElements['glow-instant-style'] = {
  vibes: ['sunny', 'work'],
  'onglow-pick': (event) => event.detail.vibe.toUpperCase(),
  'on:glow-look': (event) => event.detail.outfit.name,
};
export const deck: SvelteHTMLElements['glow-swipe-deck'] = { outfits: [], aiEnabled: true };

export const mistakes: [
  SvelteHTMLElements['glow-config'],
  SvelteHTMLElements['glow-instant-style'],
  SvelteHTMLElements['glow-instant-style'],
  SvelteHTMLElements['glow-instant-style'],
  SvelteHTMLElements['glow-swipe-deck'],
] = [
  // @ts-expect-error glow-config has attributes alone
  { apiBase: 'https://glow.example.org' },
  // @ts-expect-error a choice that there is not
  { vibes: ['foggy'] },
  // @ts-expect-error a detail without that field
  { 'onglow-pick': (event) => event.detail.liked },
  // @ts-expect-error an event of another tag
  { 'onglow-finish': () => {} },
  // @ts-expect-error looks are objects
  { outfits: ['Plaid'] },
];
