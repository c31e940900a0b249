/** The languages beside English (BCP 47 subtags), by the names of their files. */
export const LANGUAGES = ['ar', 'de', 'es', 'fr'] as const;
