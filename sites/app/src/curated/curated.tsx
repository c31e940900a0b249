import { type Outfit, savedKeyOf } from '@glow/api';
import { ApiError } from '@glow/api/client';
import { CuratedGrid, type NavigateDetail } from '@glow/widgets';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { API_BASE } from '../document/api-base.ts';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { landCards } from '../motion/land-cards.ts';
import { ROUTES } from '../routes/route-table.ts';
import { WardrobeLink } from '../saving/kept-look-toast.tsx';
import { saveLook } from '../saving/save-look.ts';
import { useWantedLook } from '../saving/use-wanted-look.ts';
import { SignInRequired } from '../session/sign-in-required.ts';
import { useRequireSignIn } from '../session/use-require-sign-in.ts';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { WidgetPage } from '../shell/widget-page/widget-page.tsx';

/** Renders the liked outfits (spec section 2), saved to the wardrobe of whoever is signed in. */
export function Curated() {
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const user = useSignedInUser();
  const wanted = useWantedLook();
  const isUnderWay = user && (wanted.status === 'waiting' || wanted.status === 'saving');

  useLayoutEffect(() => landCards(document.querySelectorAll('[part=grid] [part=poster]')), []);

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
          homeUrl={ROUTES.landing}
          quizUrl={ROUTES.styleDiscovery}
          deckUrl={ROUTES.outfitSwipe}
          loginUrl={ROUTES.login}
          onSave={user && save}
          savingKey={isUnderWay ? savedKeyOf(wanted.look) : undefined}
          savedAction={<WardrobeLink />}
          onSignInRequired={({ outfit }) => askToSignIn(outfit)}
          onRetakeQuiz={() => goTo(ROUTES.styleDiscovery)}
          onNavigate={({ url }: NavigateDetail) => (url === undefined ? true : goTo(url))}
        />
      </HydrationRegion>
    </WidgetPage>
  );
}
