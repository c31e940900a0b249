/** The React name of an event: `glow-sign-in-required` is `onSignInRequired`. */
export function callbackName(eventName: string): string {
  return eventName
    .replace(/^glow/, 'on')
    .replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
