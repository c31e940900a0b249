export { GlowProvider, type GlowProviderProps, type GlowSettings } from './glow-provider.tsx';
