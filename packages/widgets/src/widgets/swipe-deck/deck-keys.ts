import type { KeyboardEvent } from 'react';

/** What a visitor can do with the deck. */
export type DeckAction = 'like' | 'pass' | 'next' | 'back' | 'undo';

/** Like stays on the right and Pass on the left, whatever the direction of the text, as when dragged. */
const ACTION_OF_KEY: Readonly<Record<string, DeckAction>> = {
  ArrowRight: 'like',
  ArrowLeft: 'pass',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'back',
  PageUp: 'back',
  Backspace: 'undo',
};

/** The action of a key; a key that is held down acts once, and with a modifier only Ctrl+Z (on a Mac ⌘Z) does. */
export function actionOfKey(event: KeyboardEvent): DeckAction | undefined {
  const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (repeat || altKey || shiftKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'undo' : undefined;
  return ACTION_OF_KEY[key];
}
