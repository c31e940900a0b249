'use client';

import { GlowInstantStyle } from '@glow/widgets/react';

export const Picker = () => (
  <GlowInstantStyle apiBase="https://glow.example.org" onLook={(event) => alert(event.detail.outfit.name)} />
);
