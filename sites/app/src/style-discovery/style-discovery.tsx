import { type AnswerDetail, type CompleteDetail, StyleQuiz } from '@glow/widgets';
import { useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { useOwnFigure } from '../figure/own-figure.ts';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { loadPage } from '../routes/pages.ts';
import { useRenderAhead } from '../routes/pages-in-turn.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';

/** The page that follows the quiz; where it does not come, its boundary says so. */
const loadNextPage = () => loadPage('outfitSwipe').catch(() => undefined);

/** Renders the style quiz (spec section 2); its answer is passed on to the swipe screen as navigation state (section 7). */
export function StyleDiscovery() {
  const navigate = useNavigate();
  const renderAhead = useRenderAhead();
  const figure = useOwnFigure();
  const prepare = ({ question }: AnswerDetail) => {
    if (question === 'bodyShape') loadNextPage();
  };
  const goOn = (detail: CompleteDetail) => {
    navigate(ROUTES.outfitSwipe, { state: detail });
    return false;
  };
  return (
    <WidgetPage route="styleDiscovery">
      <HydrationRegion>
        <StyleQuiz
          apiBase={API_BASE}
          figure={figure}
          resultUrl={ROUTES.outfitSwipe}
          onAnswer={prepare}
          onLooks={(detail) => renderAhead('outfitSwipe', detail)}
          onComplete={goOn}
        />
      </HydrationRegion>
    </WidgetPage>
  );
}
