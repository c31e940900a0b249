import type { Outfit, Vibe } from '@glow/api';

/** Detail of `glow-pick`. */
export interface PickDetail {
  readonly vibe: Vibe;
  readonly label: string;
}

/** Detail of `glow-look`. */
export interface LookDetail {
  readonly vibe: Vibe;
  readonly outfit: Outfit;
}
