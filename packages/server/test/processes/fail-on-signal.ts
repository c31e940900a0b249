/** The server as people start it, with a mistake in it: a signal throws an error, or rejects, where nobody listens. */
process.on('SIGUSR2', () => {
  throw new Error('a mistake');
});
process.on('SIGWINCH', () => {
  void Promise.reject(new Error('a forgotten promise'));
});
await import('../../src/main.ts');

export {};
