import type { GlowEarlyAccessElement } from '@glow/widgets/elements';
import type {} from '@glow/widgets/vue';
import type { GlobalComponents } from 'vue';

/** What a template may bind to a tag, as Volar reads it. */
type Bound<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const config: Bound<'glow-config'> = { apiBase: 'https://glow.example.org', theme: 'dark' };
export const modal: Bound<'glow-early-access'> = {
  autoOpenMs: '5000',
  open: '',
  strings: { join: 'Be first' },
  class: ['wide'],
  key: 'modal',
};
export const picker: Bound<'glow-instant-style'> = {
  vibes: 'sunny,work',
  lang: 'de',
  onGlowPick: (event) => event.detail.vibe.toUpperCase(),
};
export const deck: Bound<'glow-swipe-deck'> = { outfits: [], aiEnabled: true };
export const element = (
  instance: InstanceType<GlobalComponents['glow-early-access']>,
): GlowEarlyAccessElement => instance;

export const mistakes: [
  Bound<'glow-config'>,
  Bound<'glow-early-access'>,
  Bound<'glow-instant-style'>,
  Bound<'glow-instant-style'>,
  Bound<'glow-instant-style'>,
] = [
  // @ts-expect-error a theme that there is not
  { theme: 'sepia' },
  // @ts-expect-error milliseconds are a number
  { autoOpenMs: 'soon' },
  // @ts-expect-error a choice that there is not
  { vibes: ['foggy'] },
  // @ts-expect-error a detail without that field
  { onGlowPick: (event) => event.detail.liked },
  // @ts-expect-error an event of another tag
  { onGlowFinish: () => {} },
];
