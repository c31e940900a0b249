import { InstantStyle } from '@glow/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { API_BASE } from '#document/api-base.ts';
import { HydrationRegion } from '#hydration/hydration-region.tsx';
import { ROUTES } from '#routes/route-table.ts';
import { SaveLookButton } from '../../saving/save-look-button.tsx';
import { readShownLook, rememberShownLook } from './shown-look.ts';

/** Renders the widget in the site: its unlock button goes through the router, and its look can be saved. */
export function InstantPicker() {
  const navigate = useNavigate();
  const [initialLook] = useState(readShownLook);
  const unlock = () => {
    navigate(ROUTES.signup);
    return false;
  };
  return (
    <HydrationRegion>
      <InstantStyle
        apiBase={API_BASE}
        unlockUrl={ROUTES.signup}
        initialLook={initialLook}
        renderActions={(outfit) => <SaveLookButton look={outfit} />}
        onLook={rememberShownLook}
        onRetake={() => rememberShownLook(undefined)}
        onUnlock={unlock}
      />
    </HydrationRegion>
  );
}
