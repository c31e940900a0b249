import '@glow/widgets/register/glow-instant-style';
import type { GlowInstantStyleElement } from '@glow/widgets/elements';
import type {} from '@glow/widgets/jsx/react-18';
import { useEffect, useRef } from 'react';

export function Picker() {
  const ref = useRef<GlowInstantStyleElement>(null);
  useEffect(() => {
    const element = ref.current;
    const show = (event: HTMLElementEventMap['glow-look']) => alert(event.detail.outfit.name);
    element?.addEventListener('glow-look', show);
    return () => element?.removeEventListener('glow-look', show);
  }, []);
  return <glow-instant-style ref={ref} api-base="https://glow.example.org" class="wide" />;
}
