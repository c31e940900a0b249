'use client';

import '@glow/widgets/register/glow-instant-style';
import type {} from '@glow/widgets/jsx/react-19';

export const Picker = () => (
  <glow-instant-style
    api-base="https://glow.example.org"
    onglow-look={(event) => alert(event.detail.outfit.name)}
  />
);
