import { existsSync, globSync } from 'node:fs';

/** The driver of WebKitGTK and the small browser that comes with its library: of Debian's `webkit2gtk-driver`. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
/** It has no way to run without a window: it needs a screen that nobody sees. */
const SCREEN = ['/usr/bin/xvfb-run', '/usr/bin/xauth'];

/** Returns the WebKit of this machine for tests; undefined where it or a screen for it is missing. */
export function findWebKit(): WebKit | undefined {
  const browser = globSync(BROWSERS).sort().at(-1);
  return browser && [DRIVER, ...SCREEN].every((path) => existsSync(path))
    ? { driver: DRIVER, browser }
    : undefined;
}

/** Returns what lets WebKit run as root in a container, on a machine without a graphics card. */
export function webKitEnvironment(): Readonly<Record<string, string>> {
  return {
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
  };
}
