import type { EventDescriptor } from './descriptor.ts';

/** Dispatches a bubbling, composed event; false when a listener prevented it. */
export function dispatch(
  target: EventTarget,
  { name, cancelable }: Pick<EventDescriptor, 'name' | 'cancelable'>,
  detail?: unknown,
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
