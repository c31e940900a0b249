/** The embed's folder, two above this chunk. */
const ROOT = `${import.meta.url}/../../`;

/** Where chunks come from; changes for good once the shared ones had to come from their copies. */
let folder = 'chunks';

/**
 * Asks once more for the chunks of a widget, of which one failed. Most browsers remember a module that failed, so the
 * attempt needs other addresses: a query for the widget's own chunk, and for the shared ones a folder of copies, which
 * import each other. Rejects where those failed too; such a browser has them after a reload.
 */
export async function tryAgain(own: string, shared: readonly string[]): Promise<void> {
  const load = (name: string, query = '') => import(/* @vite-ignore */ `${ROOT}${folder}/${name}.js${query}`);
  const loadAll = (names: readonly string[]) => Promise.all(names.map((name) => load(name)));
  try {
    await loadAll(shared);
  } catch {
    folder = 'again';
    await loadAll([own, ...shared]);
    return;
  }
  await load(own, `?${Date.now()}`);
}

if (/glow-debug/.test(location.search)) import('./doctor.ts').then(({ showReport }) => showReport());
