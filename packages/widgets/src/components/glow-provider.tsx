'use client';

export { GlowProvider } from '../shared/glow-provider.tsx';
