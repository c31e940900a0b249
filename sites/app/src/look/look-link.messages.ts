/** Wherever a look is on show that has a page. */
export const SEE_LOOK = 'See this look';
