const lines: string[] = [];

const { console } = globalThis;
for (const method of ['error', 'warn'] as const) {
  const say = console[method].bind(console);
  console[method] = (...parts: unknown[]) => {
    lines.push(parts.map(String).join(' '));
    say(...parts);
  };
}
window.addEventListener('error', (event) => lines.push(event.message));

/** What the console said since the last call; a test that expects a line takes it, any other fails by it. */
export function takeConsoleLines(): string[] {
  return lines.splice(0);
}
