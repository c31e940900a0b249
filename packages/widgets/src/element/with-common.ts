import { COMMON_EVENTS, CONFIG_ATTRIBUTES, DEMO_ATTRIBUTE } from './common.element.ts';
import type { ElementDescriptor } from './descriptor.ts';

/** Returns a widget's descriptor with the attributes and events that all widgets have. */
export function withCommon(descriptor: ElementDescriptor): ElementDescriptor {
  const { attributes, demoStates, events } = descriptor;
  const demo = { ...DEMO_ATTRIBUTE, values: demoStates.map(({ name }) => name) };
  return {
    ...descriptor,
    attributes: [...attributes, ...CONFIG_ATTRIBUTES, demo],
    events: [...events, ...COMMON_EVENTS.filter(({ name }) => !events.some((event) => event.name === name))],
  };
}

/** Returns the React name of an event: `glow-sign-in-required` is `onSignInRequired`. */
export function callbackName(eventName: string): string {
  return eventName
    .replace(/^glow/, 'on')
    .replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
