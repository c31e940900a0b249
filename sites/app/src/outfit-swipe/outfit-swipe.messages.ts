/** Beside the deck's own words. */
export const OUTFIT_SWIPE_TEXTS = { takeQuiz: 'Take the quiz' } as const;
