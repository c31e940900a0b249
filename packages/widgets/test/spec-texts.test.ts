import { describe, expect, it } from 'vitest';
import { CURATED_GRID_STRINGS } from '../src/widgets/curated-grid/curated-grid.messages.ts';
import { MISSING_IMAGE } from '../src/widgets/curated-grid/save-outfit.ts';
import { EARLY_ACCESS_STRINGS } from '../src/widgets/early-access/early-access.messages.ts';
import { INSTANT_STYLE_STRINGS } from '../src/widgets/instant-style/instant-style.messages.ts';
import { STYLE_QUIZ_STRINGS } from '../src/widgets/style-quiz/style-quiz.messages.ts';

describe('the texts of section 8 that widgets say', () => {
  // @spec 8.2, 8.3, 8.4, 8.5
  it('are those of early access', () => {
    expect(EARLY_ACCESS_STRINGS).toMatchObject({
      invalidEmail: 'Please enter a valid email address.',
      refused: "We couldn't save that email right now. Please try again.",
      unanswered: 'Something went wrong. Please try again.',
      success: "Thanks! You're on the early access list.",
    });
  });

  // @spec 8.7, 8.8, 8.9
  it('are those of the instant outfit', () => {
    expect(INSTANT_STYLE_STRINGS).toMatchObject({
      requestFailed: 'Error fetching instant outfit. Please try again.',
      noOutfit: 'No outfit found for that combo. Try another option!',
      exhausted:
        'We just cycled through every available look - give it another moment or try a different vibe.',
    });
  });

  // @spec 8.10, 8.12, 8.13, 8.14, 8.15, 8.16
  it('are those of the quiz and its weather panel', () => {
    expect(STYLE_QUIZ_STRINGS).toMatchObject({
      failed: 'Error fetching recommendations',
      weatherOffTitle: 'Weather filtering off',
      weatherOffText: 'Showing broad recommendations for all climates.',
      weatherHotTitle: 'Filtering for warm weather',
      weatherColdTitle: 'Filtering for cooler days',
      weatherTailored: "Tailored to today's forecast.",
      weatherMissingTitle: 'Weather data unavailable',
      weatherMissingText: 'Showing best matches while we reconnect to the forecast.',
    });
  });

  // @spec 8.17, 8.18, 8.19
  it('are those of saving', () => {
    expect(CURATED_GRID_STRINGS).toMatchObject({
      toastFailed: 'Could not save outfit. Please try again.',
      toastSaved: 'Saved to wardrobe.',
    });
    expect(MISSING_IMAGE).toBe('Outfit is missing an image URL.');
  });
});
