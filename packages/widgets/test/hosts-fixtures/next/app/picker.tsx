'use client';

import { GlowInstantStyle } from '@glow/widgets/react';
import { useState } from 'react';

export function Picker() {
  const [look, setLook] = useState('');
  return (
    <>
      <GlowInstantStyle
        apiBase="http://127.0.0.1:8711"
        vibes={['work', 'date']}
        strings={{ styleMe: 'Go' }}
        onLook={(event) => setLook(event.detail.outfit.name)}
      />
      <p id="look">{look}</p>
    </>
  );
}
