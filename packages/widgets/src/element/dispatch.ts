import type { EventDescriptor } from './descriptor.ts';
import { noteLookEvent } from './looks-under-way.ts';

/** Dispatches a bubbling, composed event; false when a listener prevented it. */
export function dispatch(
  target: EventTarget,
  { name, cancelable }: Pick<EventDescriptor, 'name' | 'cancelable'>,
  detail?: unknown,
): boolean {
  noteLookEvent(name, target);
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
