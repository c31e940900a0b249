import { LOOK_EVENTS, noteLookEvent } from '#shared/widget-events.ts';

/** Follows, on the document, looks that another copy of Glow generates; gives what ends it. */
export function watchLooksUnderWay(): () => void {
  const note = (event: Event) => noteLookEvent(event.type, event.target);
  for (const name of LOOK_EVENTS) document.addEventListener(name, note);
  return () => {
    for (const name of LOOK_EVENTS) document.removeEventListener(name, note);
  };
}
