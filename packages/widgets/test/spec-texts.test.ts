import { describe, expect, it } from 'vitest';
import { CURATED_GRID_STRINGS } from '../src/widgets/curated-grid/curated-grid.messages.ts';
import { MISSING_IMAGE } from '../src/widgets/curated-grid/save-outfit.ts';
import { EARLY_ACCESS_STRINGS } from '../src/widgets/early-access/early-access.messages.ts';
import { INSTANT_STYLE_STRINGS } from '../src/widgets/instant-style/instant-style.messages.ts';
import { STYLE_QUIZ_STRINGS } from '../src/widgets/style-quiz/style-quiz.messages.ts';

describe('the texts of section 8 that widgets say', () => {
  // @spec 8.2 Invalid email: 'Please enter a valid email address.'
  // @spec 8.3 Non-ok HTTP status or status not ok: the server's message if it is a non-empty string, else 'We
  //   couldn't save that email right now. Please try again.'
  // @spec 8.4 Any other thrown error without a message: 'Something went wrong. Please try again.'
  // @spec 8.5 Success default: 'Thanks! You're on the early access list.'
  it('are those of early access', () => {
    expect(EARLY_ACCESS_STRINGS).toMatchObject({
      invalidEmail: 'Please enter a valid email address.',
      refused: "We couldn't save that email right now. Please try again.",
      unanswered: 'Something went wrong. Please try again.',
      success: "Thanks! You're on the early access list.",
    });
  });

  // @spec 8.7 Request failure: 'Error fetching instant outfit. Please try again.' (retrying stops).
  // @spec 8.8 No outfit: 'No outfit found for that combo. Try another option!'
  // @spec 8.9 If exhaustion was reported: 'We just cycled through every available look - give it another
  //   moment or try a different vibe.'
  it('are those of the instant outfit', () => {
    expect(INSTANT_STYLE_STRINGS).toMatchObject({
      requestFailed: 'Error fetching instant outfit. Please try again.',
      noOutfit: 'No outfit found for that combo. Try another option!',
      exhausted:
        'We just cycled through every available look - give it another moment or try a different vibe.',
    });
  });

  // @spec 8.10 Quiz: recommend failure shows a browser alert 'Error fetching recommendations'.
  // @spec 8.12 Off: 'Weather filtering off' / 'Showing broad recommendations for all climates.'
  // @spec 8.13 Applied hot: 'Filtering for warm weather';
  // @spec 8.14 cold: 'Filtering for cooler days';
  // @spec 8.15 followed by the city and rounded temperature in C when present, else 'Tailored to today's
  //   forecast.'
  // @spec 8.16 Not applied: 'Weather data unavailable' / 'Showing best matches while we reconnect to the
  //   forecast.'
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

  // @spec 8.17 Saving: failure toast 'Could not save outfit. Please try again.';
  // @spec 8.18 success 'Saved to wardrobe.';
  // @spec 8.19 missing image gives the internal message 'Outfit is missing an image URL.'
  it('are those of saving', () => {
    expect(CURATED_GRID_STRINGS).toMatchObject({
      toastFailed: 'Could not save outfit. Please try again.',
      toastSaved: 'Saved to wardrobe.',
    });
    expect(MISSING_IMAGE).toBe('Outfit is missing an image URL.');
  });
});
