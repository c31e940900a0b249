import { type CompleteDetail, StyleQuiz } from '@glow/widgets';
import { useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';

/** Renders the style quiz (spec section 2); its answer is passed on to the swipe screen as navigation state (section 7). */
export function StyleDiscovery() {
  const navigate = useNavigate();
  const goOn = (detail: CompleteDetail) => {
    navigate(ROUTES.outfitSwipe, { state: detail });
    return false;
  };
  return (
    <WidgetPage route="styleDiscovery">
      <HydrationRegion>
        <StyleQuiz apiBase={API_BASE} resultUrl={ROUTES.outfitSwipe} onComplete={goOn} />
      </HydrationRegion>
    </WidgetPage>
  );
}
