/** What a page can ask of `glow.js` once it is there. */
export interface Glow {
  /** Loads the tags of a document or shadow root, those there and those to come. The page's own document needs no call. */
  observe(root: Document | ShadowRoot): void;
}

/** Milliseconds before the second and the third attempt. */
const PAUSES_MS = [500, 2000];

/** Address of a server → the load of its script, until that fails. */
const loads = new Map<string, Promise<Glow>>();

const glowOnPage = () =>
  (globalThis as unknown as Readonly<Record<symbol, Glow | undefined>>)[Symbol.for('glow')];

async function importGlow(address: string): Promise<Glow> {
  // An import, since pages under Trusted Types let nobody set the address of a script.
  if (!glowOnPage()) await import(/* @vite-ignore */ /* webpackIgnore: true */ address);
  const glow = glowOnPage();
  if (!glow) throw new Error(`${address} is not Glow's script.`);
  return glow;
}

/** Browsers remember a module that failed, so each further attempt has an address of its own. */
async function importWithRetries(base: string): Promise<Glow> {
  const address = new URL(`${base}embed/glow.js`, document.baseURI).href;
  let attempt = importGlow(address);
  for (const milliseconds of PAUSES_MS) {
    attempt = attempt.catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return importGlow(`${address}?${Date.now()}`);
    });
  }
  return attempt;
}

/**
 * Loads `glow.js` from a Glow server, three attempts at most, and gives the same promise to all who ask for the same
 * server; after a failure the next call starts anew. Resolves with the script that is on the page already where there
 * is one, and with `undefined` on a server, where nothing is loaded.
 * @param server Address of the Glow server, such as `https://glow.example.org`.
 * @throws {Error} when no attempt gave the script; a `TypeError` when the address is none.
 */
export function loadGlow(server: string | URL): Promise<Glow | undefined> {
  if (!globalThis.document) return Promise.resolve(undefined);
  const base = `${server}`.replace(/\/?$/, '/');
  const load = loads.get(base) ?? importWithRetries(base);
  loads.set(base, load);
  load.catch(() => loads.delete(base));
  return load;
}
