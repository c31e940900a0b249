import { buttonClass } from '@glow/kit';
import { SwipeDeck } from '@glow/widgets';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { leaveStack } from '../motion/land-cards.ts';
import { loadedPage, loadPage } from '../routes/pages.ts';
import { ROUTES } from '../routes/route-table.ts';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';
import { readDeckState } from './deck-state.ts';
import { OUTFIT_SWIPE_TEXTS } from './outfit-swipe.messages.ts';
import { WeatherLine } from './weather-line.tsx';

/** The page that follows the deck; where it does not come, its boundary says so. */
const loadNextPage = () => loadPage('curated').catch(() => undefined);

/** Renders the swipe deck (spec section 2): its looks come as navigation state, which a reload keeps. */
export function OutfitSwipe() {
  const navigate = useNavigate();
  const deck = readDeckState(useLocation().state);
  useEffect(() => void loadNextPage(), []);
  const goOn = () => {
    leaveStack(document.querySelector('[part=deck]'));
    // Address and page change together, however slow the line is; at once where the page is there.
    if (loadedPage('curated')) navigate(ROUTES.curated);
    else loadNextPage().then(() => navigate(ROUTES.curated));
    return false;
  };
  return (
    <WidgetPage route="outfitSwipe">
      <HydrationRegion className="outfit-swipe">
        <WeatherLine weather={deck.weather} />
        <SwipeDeck
          {...deck}
          apiBase={API_BASE}
          finishUrl={ROUTES.curated}
          onFinish={goOn}
          emptyAction={
            <Link className={buttonClass()} to={ROUTES.styleDiscovery}>
              {OUTFIT_SWIPE_TEXTS.takeQuiz}
            </Link>
          }
        />
      </HydrationRegion>
    </WidgetPage>
  );
}
