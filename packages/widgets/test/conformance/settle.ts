/** Until everything that is due now has run: microtasks, React's scheduler, effects. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(undefined);
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
