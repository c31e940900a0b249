import { reactTypings } from './react.ts';
import { svelteTypings } from './svelte.ts';
import { vueTypings } from './vue.ts';

/** Name in the package → its text: declarations without a module behind them. */
export const FRAMEWORK_TYPINGS: Readonly<Record<string, () => string>> = {
  'jsx/react-18': () => reactTypings(18),
  'jsx/react-19': () => reactTypings(19),
  vue: vueTypings,
  svelte: svelteTypings,
};
