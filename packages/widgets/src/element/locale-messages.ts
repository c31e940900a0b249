import type { LANGUAGES as TRANSLATED, Translation } from '../shared/locales/translation.ts';

type Load = () => Promise<{ readonly STRINGS: Translation }>;

/** What there is beside English, by language subtag (BCP 47); each is a chunk that comes when a tag asks for it. */
const LANGUAGES: Readonly<Record<string, Load>> = {
  ar: () => import('../shared/locales/ar.messages.ts'),
  de: () => import('../shared/locales/de.messages.ts'),
  es: () => import('../shared/locales/es.messages.ts'),
  fr: () => import('../shared/locales/fr.messages.ts'),
} satisfies Record<(typeof TRANSLATED)[number], Load>;

const spoken = new Map<string, Translation | undefined>();

const languageOf = (tag: string) => tag.toLowerCase().split('-', 1)[0] ?? '';

/** Runs once the texts of a language are there: at once for English, for what is none of ours and for known ones. */
export function onceSpoken(lang: string, run: () => void): void {
  const language = languageOf(lang);
  const load = spoken.has(language) ? undefined : LANGUAGES[language];
  // Texts that cannot be had stay English.
  const keep = (translation?: { readonly STRINGS: Translation }) => {
    spoken.set(language, translation?.STRINGS);
    run();
  };
  if (load) load().then(keep, () => keep());
  else run();
}

/** The texts of a widget in a language that is spoken. */
export function spokenTexts(lang: string, tag: string): object | undefined {
  const widget = tag.slice('glow-'.length).replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  return spoken.get(languageOf(lang))?.[widget as keyof Translation];
}
