import type { Outfit } from '@glow/api';

/** Detail of `glow-save` and `glow-sign-in-required`. */
export interface SaveDetail {
  readonly outfit: Outfit;
}

/** What `onNavigate` of the React component gets. */
export interface NavigateDetail {
  readonly to: 'home' | 'quiz' | 'deck';
  /** Absent where the page names no address. */
  readonly url: string | undefined;
}
