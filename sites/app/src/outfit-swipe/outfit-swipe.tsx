import { SwipeDeck } from '@glow/widgets';
import { useLocation, useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';
import { readDeckState } from './deck-state.ts';
import { WeatherLine } from './weather-line.tsx';

/** Renders the swipe deck (spec section 2): its looks come as navigation state, which a reload keeps. */
export function OutfitSwipe() {
  const navigate = useNavigate();
  const deck = readDeckState(useLocation().state);
  const goOn = () => {
    navigate(ROUTES.curated);
    return false;
  };
  return (
    <WidgetPage route="outfitSwipe">
      <HydrationRegion className="outfit-swipe">
        <WeatherLine weather={deck.weather} />
        <SwipeDeck {...deck} apiBase={API_BASE} finishUrl={ROUTES.curated} onFinish={goOn} />
      </HydrationRegion>
    </WidgetPage>
  );
}
