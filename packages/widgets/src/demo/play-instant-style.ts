import { OCCASION_OPTIONS } from '@glow/api';
import type { Dispatch } from 'react';
import type { InstantStyleEvent } from '../instant-style/instant-style.machine.ts';

/** Does what a visitor would do until the picker shows the named state. */
export function playInstantStyle(demo: string, dispatch: Dispatch<InstantStyleEvent>): void {
  dispatch({ type: 'retake' });
  const option = OCCASION_OPTIONS.find(({ vibe }) => vibe === 'date');
  if (option && demo !== 'idle') dispatch({ type: 'pick', option });
}
