/** What a visitor waits for, in milliseconds from the press until the frame that shows it. */
export interface Waits {
  /** From 'Style Me' to the look. */
  readonly look: number;
  /** From 'Get Recommendations' to a first card that can be decided. */
  readonly card: number;
  /** From the last Like to the first row of the list. */
  readonly list: number;
}

export const STEPS = ['look', 'card', 'list'] as const satisfies readonly (keyof Waits)[];

export const VIBE = { name: 'sunny', label: 'Sunny' } as const;
export const ANSWERS = { style: 'Casual', bodyShape: 'Pear' } as const;
/** As asked for by a phone. */
export const WIDTH_PX = 640;
