'use client';

export type { Outfit, WeatherInfo } from '@glow/api';
export * from './curated-grid/index.ts';
export * from './early-access/index.ts';
export type { GlowErrorDetail } from './element/error-detail.ts';
export type { EventCallback, Theme } from './element/widget-props.ts';
export * from './instant-style/index.ts';
export * from './provider/index.ts';
export * from './style-quiz/index.ts';
export * from './swipe-deck/index.ts';
