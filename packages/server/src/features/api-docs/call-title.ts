/** Returns the name of a call in words: `joinEarlyAccess` is "Join early access". */
export function titleOf(operationId: string): string {
  const words = operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
