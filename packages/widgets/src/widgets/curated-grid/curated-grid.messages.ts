import type { SaveStatus } from './curated-grid.machine.ts';

/** Every visible text. */
export const CURATED_GRID_STRINGS = {
  // Section 2.
  title: 'Curated Just For You',
  // Section 2.
  retake: 'Retake Quiz',
  loading: 'Loading...',
  // Section 2.
  empty: 'No curated outfits yet. Swipe and like outfits to build this list.',
  // Section 2.
  startSwiping: 'Start swiping',
  // Section 2.
  notTaken: "You haven't taken the style test yet",
  // Section 2.
  takeTest: 'Take the Test',
  // Section 2.
  home: 'Back to Home',
  /** The four states of a save button; the look's name follows for those who hear it. */
  saveIdle: 'Save',
  saveSaving: 'Saving...',
  saveSaved: 'Saved',
  saveError: 'Try Again',
  // Section 8.
  toastSaved: 'Saved to wardrobe.',
  // Section 8.
  toastFailed: 'Could not save outfit. Please try again.',
  toastDismiss: 'Dismiss',
  /** Names the button that closes a look shown large. */
  closeLook: 'Close',
};

export type CuratedGridStrings = typeof CURATED_GRID_STRINGS;

export function saveText(status: SaveStatus, strings: CuratedGridStrings): string {
  switch (status) {
    case 'idle':
      return strings.saveIdle;
    case 'saving':
      return strings.saveSaving;
    case 'saved':
      return strings.saveSaved;
    case 'error':
      return strings.saveError;
  }
}
