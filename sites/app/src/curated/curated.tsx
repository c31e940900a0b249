import { type Outfit, savedKeyOf } from '@glow/api';
import { ApiError } from '@glow/api/client';
import { CuratedGrid, type NavigateDetail } from '@glow/widgets';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { useOwnFigure } from '../figure/own-figure.ts';
import { SeeItOnYou } from '../figure/see-it-on-you.tsx';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { useOpenLook } from '../look/use-open-look.ts';
import { landCards, measureCards } from '../motion/land-cards.ts';
import { usePageTurn } from '../routes/pages-in-turn.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { WardrobeLink } from '../saving/kept-look-toast.tsx';
import { saveLook } from '../saving/save-look.ts';
import { useWantedLook } from '../saving/use-wanted-look.ts';
import { SignInRequired } from '../session/sign-in-required.ts';
import { useRequireSignIn } from '../session/use-require-sign-in.ts';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';
import { FormulaLink } from '../style-formula/formula-link.tsx';
import { useLikedImages } from '../style-formula/liked-images.ts';
import { LearnedPart } from '../taste/learned-part.tsx';

const posters = () => document.querySelectorAll('[part=grid] [part=poster]');

/** The list that a page rendered ahead is about to show. */
interface AheadState {
  readonly liked: readonly Outfit[];
}

/** Renders the liked outfits (spec section 2), saved to the wardrobe of whoever is signed in. */
export function Curated() {
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const user = useSignedInUser();
  const figure = useOwnFigure();
  const wanted = useWantedLook();
  const openLook = useOpenLook('ahead');
  const liked = useLikedImages();
  const isUnderWay = user && (wanted.status === 'waiting' || wanted.status === 'saving');

  const turn = usePageTurn();
  const { state }: { readonly state: AheadState | null } = useLocation();
  // Measured while nobody waits, after each list that the page is given ahead.
  useEffect(() => {
    if (turn === 'ahead') measureCards(posters());
  });
  useLayoutEffect(() => {
    if (turn === 'shown') landCards(posters());
  }, [turn]);

  const goTo = (path: string) => {
    navigate(path);
    return false;
  };
  const askToSignIn = (outfit: Outfit) => {
    requireSignIn({ save: outfit });
    return false;
  };
  const save = async (outfit: Outfit) => {
    try {
      await saveLook(outfit);
    } catch (error) {
      if (!(error instanceof SignInRequired)) throw error;
      askToSignIn(outfit);
      throw new ApiError('aborted', { cause: error }); // on the way to /login there is no failure to show
    }
  };

  return (
    <WidgetPage route="curated">
      <HydrationRegion>
        <CuratedGrid
          apiBase={API_BASE}
          outfits={turn === 'ahead' ? state?.liked : undefined}
          figure={figure}
          homeUrl={ROUTES.landing}
          quizUrl={ROUTES.styleDiscovery}
          deckUrl={ROUTES.outfitSwipe}
          loginUrl={ROUTES.login}
          onSave={user && save}
          savingKey={isUnderWay ? savedKeyOf(wanted.look) : undefined}
          savedAction={<WardrobeLink />}
          onOpen={(outfit) => !openLook(outfit)}
          onSignInRequired={({ outfit }) => askToSignIn(outfit)}
          onRetakeQuiz={() => goTo(ROUTES.styleDiscovery)}
          onNavigate={({ url }: NavigateDetail) => (url === undefined ? true : goTo(url))}
        />
        <div className="figure-bar figure-bar-below-list">
          <FormulaLink />
          {liked && liked.length > 0 && <SeeItOnYou size="small" />}
        </div>
        <LearnedPart />
      </HydrationRegion>
    </WidgetPage>
  );
}
