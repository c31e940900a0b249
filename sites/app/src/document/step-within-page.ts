/** Beside an address: a step within the page, which stays where it is scrolled to. */
export const STEP_WITHIN_PAGE = { scroll: 'keep' } as const;
