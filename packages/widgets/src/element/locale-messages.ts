import type { LOCALES as LOCALE_NAMES, Translation } from '../shared/locales/translation.ts';

type Load = () => Promise<{ readonly STRINGS: Translation }>;

/** Locales beside English, by language subtag (BCP 47); each is a chunk of its own, loaded on demand. */
const LOCALES: Readonly<Record<string, Load>> = {
  ar: () => import('../shared/locales/ar.messages.ts'),
  de: () => import('../shared/locales/de.messages.ts'),
  es: () => import('../shared/locales/es.messages.ts'),
  fr: () => import('../shared/locales/fr.messages.ts'),
} satisfies Record<(typeof LOCALE_NAMES)[number], Load>;

const loaded = new Map<string, Translation | undefined>();

const languageOf = (tag: string) => tag.toLowerCase().split('-', 1)[0] ?? '';

/**
 * Calls back once the messages of a locale are loaded: synchronously for English, for locales that Glow does not have and
 * for those loaded before. A locale that fails to load stays English.
 * @param lang BCP 47 tag.
 */
export function whenLocaleLoads(lang: string, run: () => void): void {
  const language = languageOf(lang);
  const load = loaded.has(language) ? undefined : LOCALES[language];
  const store = (translation?: { readonly STRINGS: Translation }) => {
    loaded.set(language, translation?.STRINGS);
    run();
  };
  if (load) load().then(store, () => store());
  else run();
}

/** Returns the messages of a widget in a loaded locale. */
export function localeMessages(lang: string, tag: string): object | undefined {
  const widget = tag.slice('glow-'.length).replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  return loaded.get(languageOf(lang))?.[widget as keyof Translation];
}
