/** The declaration of a language's entry. */
export const LANGUAGE_TYPES = `import type { GlowSettings } from '../index.js';

/** Every text of every widget, for the \`strings\` of \`GlowProvider\`. */
export declare const STRINGS: NonNullable<GlowSettings['strings']>;
`;
