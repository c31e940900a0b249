/** How long a page that is being left may still be there; a script that is truly missing is reported as much later. */
const LEAVING_MS = 1000;

/**
 * Loads a script of the page. Firefox takes its scripts from a page as soon as it is being left, and rejects them some
 * time before `pagehide`: such a promise stays open, and a page that comes back from the cache starts anew.
 */
export async function loadScript<Script>(load: () => Promise<Script>): Promise<Script> {
  try {
    return await load();
  } catch (error) {
    const isLeft = await new Promise((resolve) => {
      addEventListener('pagehide', () => resolve(true), { once: true });
      setTimeout(resolve, LEAVING_MS, false);
    });
    if (!isLeft) throw error;
    addEventListener('pageshow', () => location.reload(), { once: true });
    return new Promise(() => {});
  }
}
