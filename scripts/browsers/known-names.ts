import { createRequire } from 'node:module';
import { OLDEST_BROWSERS } from '@glow/kit/browsers';

type BrowserName = keyof typeof OLDEST_BROWSERS;
interface Statement {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Feature {
  readonly __compat?: {
    readonly support: Partial<Record<BrowserName, Statement | readonly Statement[]>>;
    readonly status?: { readonly standard_track: boolean };
  };
  readonly [name: string]: Feature | unknown;
}

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data') as {
  api: Feature;
  javascript: { builtins: Feature };
};

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [limitMajor = 0, limitMinor = 0] = numbersOf(limit);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

function isKnownTo(name: BrowserName, feature: Feature): boolean {
  const given = feature.__compat?.support[name] ?? [];
  return [given].flat().some((statement) => {
    const { version_added, version_removed, flags, prefix, alternative_name } = statement as Statement;
    const isGone = typeof version_removed === 'string' && isAtMost(version_removed, OLDEST_BROWSERS[name]);
    if (isGone || flags || prefix || alternative_name) return false;
    return (
      version_added === true ||
      (typeof version_added === 'string' && isAtMost(version_added, OLDEST_BROWSERS[name]))
    );
  });
}

/** Returns the browsers, at the versions of our list, that do not know a feature. */
function missingIn(feature: Feature): readonly string[] {
  return (Object.keys(OLDEST_BROWSERS) as BrowserName[]).filter((name) => !isKnownTo(name, feature));
}

const childrenOf = (feature: Feature) =>
  Object.entries(feature)
    .filter(([name, child]) => name !== '__compat' && typeof child === 'object' && child !== null)
    .map(([name, child]) => [name, child as Feature] as const)
    .filter(([, child]) => child.__compat);

/** What a script can name: `URL`, `URL.parse`, and `.parse` of whatever it is. */
interface KnownNames {
  /** Globals, and their own functions as `URL.parse`, with the browsers that lack them. */
  readonly globals: ReadonlyMap<string, readonly string[]>;
  /** Members of all objects: lacking only where every interface that has one of this name lacks it. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

const isStandard = (feature: Feature) => feature.__compat?.status?.standard_track !== false;

/** Their members are the names of styles, which every `.style` has. */
const STYLE_NAMES = /^CSS(?:Style|\w+Descriptors$)/;

/** A member of one word, such as `.hide`, may be anybody's: of those only `URL.parse` and the like can be told. */
const OF_SEVERAL_WORDS = /[a-z][A-Z]/;

/** Reads all names of the platform and of the language, with the browsers of our list that lack them. */
export function readKnownNames(): KnownNames {
  const globals = new Map<string, readonly string[]>();
  const members = new Map<string, readonly string[]>();
  const addMember = (name: string, missing: readonly string[]) => {
    if (!OF_SEVERAL_WORDS.test(name)) return;
    const before = members.get(name);
    members.set(name, before && before.length <= missing.length ? before : missing);
  };
  for (const [name, feature] of [...childrenOf(api), ...childrenOf(javascript.builtins)]) {
    globals.set(name, missingIn(feature));
    for (const [member, child] of childrenOf(feature)) {
      const plain = member.replace(/_(?:static|event)$/, '');
      if (member.endsWith('_event')) continue;
      globals.set(`${name}.${plain}`, missingIn(child));
      if (isStandard(child) && !STYLE_NAMES.test(name)) addMember(plain, missingIn(child));
    }
  }
  for (const owner of ['Window', 'WindowOrWorkerGlobalScope']) {
    for (const [name, feature] of childrenOf((api[owner] as Feature) ?? {}))
      if (!globals.has(name)) globals.set(name, missingIn(feature));
  }
  return { globals, members };
}
