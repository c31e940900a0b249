import { buttonClass } from '@glow/kit';
import { type FinishDetail, type LastCard, SwipeDeck } from '@glow/widgets';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { useOwnFigure } from '../figure/own-figure.ts';
import { SeeItOnYou } from '../figure/see-it-on-you.tsx';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { SEE_LOOK } from '../look/look-link.messages.ts';
import { LookLink } from '../look/look-link.tsx';
import { leaveStack } from '../motion/land-cards.ts';
import { loadedPage, loadPage } from '../routes/pages.ts';
import { usePageTurn, useRenderAhead } from '../routes/pages-in-turn.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { PagePocket } from '../shell/plain-page/page-pocket.tsx';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';
import { readDeckState } from './deck-state.ts';
import { OUTFIT_SWIPE_TEXTS } from './outfit-swipe.messages.ts';
import { useFittedDeck } from './use-fitted-deck.ts';
import { WeatherLine } from './weather-line.tsx';

/** The page that follows the deck; where it does not come, its boundary says so. */
const loadNextPage = () => loadPage('curated').catch(() => undefined);

/** Renders the swipe deck (spec section 2): its looks come as navigation state, which a reload keeps. */
export function OutfitSwipe() {
  const navigate = useNavigate();
  const renderAhead = useRenderAhead();
  const deck = readDeckState(useLocation().state);
  const figure = useOwnFigure();
  const isShown = useFittedDeck(figure);
  const turn = usePageTurn();
  useEffect(() => {
    if (turn === 'shown') loadNextPage();
  }, [turn]);
  const prepareList = ({ liked }: FinishDetail, card: LastCard) => {
    if (card === 'open') return renderAhead('curated', { liked });
    renderAhead('curated', { liked }, 'next');
    leaveStack(document.querySelector('[part=deck]'));
    // An element that is taken away with the focus has the page laid out once more.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const goOn = () => {
    // Address and page change together, however slow the line is; at once where the page is there.
    if (loadedPage('curated')) navigate(ROUTES.curated);
    else loadNextPage().then(() => navigate(ROUTES.curated));
    return false;
  };
  return (
    <WidgetPage route="outfitSwipe">
      <HydrationRegion className="outfit-swipe">
        <WeatherLine weather={deck.weather} />
        {isShown && (
          <SwipeDeck
            {...deck}
            figure={figure}
            apiBase={API_BASE}
            finishUrl={ROUTES.curated}
            onLastLook={prepareList}
            onFinish={goOn}
            renderActions={(outfit) => (
              <LookLink look={outfit} className="see-look">
                {SEE_LOOK}
              </LookLink>
            )}
            emptyAction={
              <>
                <Link className={buttonClass()} to={ROUTES.styleDiscovery}>
                  {OUTFIT_SWIPE_TEXTS.takeQuiz}
                </Link>
                <PagePocket />
              </>
            }
          />
        )}
        <div className="figure-bar">
          <SeeItOnYou size="small" said={deck.answers && { bodyShape: deck.answers.bodyShape }} />
        </div>
      </HydrationRegion>
    </WidgetPage>
  );
}
