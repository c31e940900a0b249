import { buttonClass } from '@glow/kit';
import { InstantStyle, type LookDetail } from '@glow/widgets';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { API_BASE } from '#document/api-base.ts';
import { HydrationRegion } from '#hydration/hydration-region.tsx';
import { ROUTES } from '#routes/route-table.ts';
import { useOwnFigure } from '../../figure/own-figure.ts';
import { SeeItOnYou } from '../../figure/see-it-on-you.tsx';
import { SEE_LOOK } from '../../look/look-link.messages.ts';
import { LookLink } from '../../look/look-link.tsx';
import { SaveLookButton } from '../../saving/save-look-button.tsx';
import { rememberShownLook } from './shown-look.ts';
import { useShownLook } from './use-shown-look.ts';

const SEE_IT = 'instant-see-it';

/** Renders the widget in the site: its unlock button goes through the router, and its look can be saved and seen on oneself. */
export function InstantPicker() {
  const navigate = useNavigate();
  const figure = useOwnFigure();
  const { look, turn } = useShownLook(figure);
  const shownTurnRef = useRef(turn);
  const unlock = () => {
    navigate(ROUTES.signup);
    return false;
  };
  const remember = (detail: LookDetail) => {
    rememberShownLook(detail);
    if (shownTurnRef.current === turn) return;
    shownTurnRef.current = turn;
    // The button that was pressed went with the look as it was before.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(`.${SEE_IT}`)?.focus();
  };
  return (
    <HydrationRegion>
      <InstantStyle
        key={turn}
        apiBase={API_BASE}
        figure={figure}
        unlockUrl={ROUTES.signup}
        initialLook={look}
        renderActions={(outfit) => (
          <>
            <SaveLookButton look={outfit} />
            <LookLink look={outfit} className={buttonClass({ variant: 'quiet' })}>
              {SEE_LOOK}
            </LookLink>
            <SeeItOnYou className={SEE_IT} />
          </>
        )}
        onLook={remember}
        onRetake={() => rememberShownLook(undefined)}
        onUnlock={unlock}
      />
    </HydrationRegion>
  );
}
