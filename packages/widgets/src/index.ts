'use client';

export * from './early-access/index.ts';
export type { GlowErrorDetail } from './element/error-detail.ts';
export type { EventCallback, Theme } from './element/widget-props.ts';
export * from './instant-style/index.ts';
export * from './provider/index.ts';
