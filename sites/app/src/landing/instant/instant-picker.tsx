import { InstantStyle } from '@glow/widgets';
import { useNavigate } from 'react-router';
import { API_BASE } from '#document/api-base.ts';
import { HydrationRegion } from '#hydration/hydration-region.tsx';
import { ROUTES } from '#routes/route-table.ts';

/** Renders the widget in the site: its unlock button goes through the router. */
export function InstantPicker() {
  const navigate = useNavigate();
  const unlock = () => {
    navigate(ROUTES.signup);
    return false;
  };
  return (
    <HydrationRegion>
      <InstantStyle apiBase={API_BASE} unlockUrl={ROUTES.signup} onUnlock={unlock} />
    </HydrationRegion>
  );
}
