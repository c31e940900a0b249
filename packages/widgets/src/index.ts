'use client';

export type { Outfit, WeatherInfo } from '@glow/api';
export * from './shared/glow-provider.tsx';
export type { EventCallback, GlowErrorDetail, Theme } from './shared/widget-props.ts';
export * from './widgets/curated-grid/index.ts';
export * from './widgets/early-access/index.ts';
export * from './widgets/instant-style/index.ts';
export * from './widgets/style-quiz/index.ts';
export * from './widgets/swipe-deck/index.ts';
