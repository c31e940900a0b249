'use client';

import '@glow/widgets/register/glow-instant-style';
import type {} from '@glow/widgets/jsx/react-19';

export default function Page() {
  return <glow-instant-style api-base="http://127.0.0.1:8711" vibes="work" />;
}
