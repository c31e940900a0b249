import type { InstantOption } from '@glow/api';
import type { Dispatch } from 'react';
import type { InstantStyleEvent } from './instant-style.machine.ts';

/** Dispatches what a visitor would do until the picker shows the named state, with the option given. */
export function playInstantStyle(
  demo: string,
  option: InstantOption,
  dispatch: Dispatch<InstantStyleEvent>,
): void {
  dispatch({ type: 'retake' });
  if (demo !== 'idle') dispatch({ type: 'pick', option });
}
