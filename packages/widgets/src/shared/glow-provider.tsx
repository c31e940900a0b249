import { createContext, type ReactNode, useContext } from 'react';
import type { Translation } from './locales/translation.ts';
import type { Theme } from './widget-props.ts';

/** What a page says once for all of its widgets; a widget's own prop goes before it. */
export interface GlowSettings {
  /** Base of the calls; a trailing slash does not matter, and empty is the page's own origin. */
  readonly apiBase?: string | undefined;
  readonly theme?: Theme | undefined;
  /** Texts that replace ours, by widget; a whole language is `STRINGS` of `@glow/widgets/languages/de`. */
  readonly strings?: { readonly [Name in keyof Translation]?: Partial<Translation[Name]> } | undefined;
}

const SettingsContext = createContext<GlowSettings>({});

export interface GlowProviderProps extends GlowSettings {
  readonly children: ReactNode;
}

/** Provides the widgets below it with their API base, theme and texts. */
export function GlowProvider({ children, ...settings }: GlowProviderProps) {
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

export function useGlowSettings(): GlowSettings {
  return useContext(SettingsContext);
}
