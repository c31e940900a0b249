import { CURATED_SKELETONS, savedKeyOf, TOAST_MS } from '@glow/api';
import { Button, Toast, type ToastState } from '@glow/kit';
import { useId, useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { Notice } from './curated-grid.machine.ts';
import { CURATED_GRID_STRINGS, type CuratedGridStrings } from './curated-grid.messages.ts';
import type { NavigateDetail, SaveDetail } from './event-details.ts';
import { LookCard, SkeletonCard } from './look-card.tsx';
import { PocketNote } from './pocket-note.tsx';
import { hasImage, type SaveOutfit } from './save-outfit.ts';
import { StepLink } from './step-link.tsx';
import { useCuratedGrid } from './use-curated-grid.ts';

const DEFAULT_HOME_URL = '/';

export interface CuratedGridProps extends WidgetProps, ElementProps {
  /** Where a visitor signs in who saves; absent: the event alone. */
  readonly loginUrl?: string | undefined;
  /** Where 'Back to Home' leads. Default `/`. */
  readonly homeUrl?: string | undefined;
  /** Where the quiz is; absent: the quiz on the same page. */
  readonly quizUrl?: string | undefined;
  /** Where the deck is; absent: the deck on the same page. */
  readonly deckUrl?: string | undefined;
  /** Texts that replace ours. */
  readonly strings?: Partial<CuratedGridStrings> | undefined;
  /** Saves for a visitor who is signed in, and rejects when that fails. Absent: saving asks to sign in. */
  readonly onSave?: SaveOutfit | undefined;
  /** Cancelable: returning false keeps the page from going to `loginUrl`. */
  readonly onSignInRequired?: EventCallback<SaveDetail> | undefined;
  /** Cancelable: returning false keeps the page from going to `quizUrl`. The completed flag is cleared by then. */
  readonly onRetakeQuiz?: EventCallback | undefined;
  /** React only, for a router: returning false keeps a link from being followed. */
  readonly onNavigate?: EventCallback<NavigateDetail> | undefined;
}

function toastOf(notice: Notice, strings: CuratedGridStrings): ToastState {
  if (notice.state === 'hidden') return { state: 'hidden' };
  const { key } = notice;
  return notice.outcome === 'saved'
    ? { state: 'shown', key, tone: 'good', text: strings.toastSaved }
    : { state: 'shown', key, tone: 'bad', text: strings.toastFailed };
}

/** The liked outfits, each with a way into the wardrobe (spec section 2, curated). */
export function CuratedGrid(props: CuratedGridProps) {
  const settings = useGlowSettings();
  const strings = { ...CURATED_GRID_STRINGS, ...settings.strings?.curatedGrid, ...props.strings };
  const { homeUrl = DEFAULT_HOME_URL, quizUrl, deckUrl, onNavigate } = props;
  const rootRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { state, save, retake, endNotice } = useCuratedGrid(props, rootRef);
  const { view, saves, notice } = state;
  const home = (
    <StepLink
      to="home"
      url={homeUrl}
      label={strings.home}
      part="home"
      variant="quiet"
      onNavigate={onNavigate}
    />
  );

  return (
    <section
      ref={rootRef}
      className="glow glow-curated"
      part="root"
      aria-labelledby={titleId}
      data-state={view.status}
      data-theme={props.theme ?? settings.theme ?? 'auto'}
      lang={props.lang}
      dir={props.dir}
    >
      <div className="glow-curated-page glow-curated-grid-place">
        <header className="glow-curated-head">
          <h2
            ref={titleRef}
            className="glow-display glow-curated-title"
            part="title"
            id={titleId}
            tabIndex={-1}
          >
            {strings.title}
          </h2>
          {view.status !== 'not-taken' && (
            <Button
              variant="quiet"
              size="small"
              className="glow-curated-retake"
              part="retake"
              onClick={() => {
                titleRef.current?.focus({ preventScroll: true }); // the button goes with the view
                retake();
              }}
            >
              {strings.retake}
            </Button>
          )}
        </header>
        {view.status === 'loading' && (
          <>
            <p className="glow-visually-hidden">{strings.loading}</p>
            <ul className="glow-curated-grid" part="grid" aria-hidden="true">
              {Array.from({ length: CURATED_SKELETONS }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: six of a kind, which never change places
                <SkeletonCard key={place} />
              ))}
            </ul>
          </>
        )}
        {view.status === 'filled' && (
          <ul className="glow-curated-grid" part="grid">
            {view.outfits.map((outfit) => {
              const key = savedKeyOf(outfit);
              if (!hasImage(outfit)) return <SkeletonCard key={key} />;
              const status = saves.get(key) ?? 'idle';
              return <LookCard key={key} outfit={outfit} status={status} strings={strings} onSave={save} />;
            })}
          </ul>
        )}
        {view.status === 'empty' && (
          <PocketNote text={strings.empty}>
            <StepLink
              to="deck"
              url={deckUrl}
              label={strings.startSwiping}
              part="start-swiping"
              onNavigate={onNavigate}
            />
            {home}
          </PocketNote>
        )}
        {view.status === 'not-taken' && (
          <PocketNote text={strings.notTaken}>
            <StepLink
              to="quiz"
              url={quizUrl}
              label={strings.takeTest}
              part="take-test"
              onNavigate={onNavigate}
            />
            {home}
          </PocketNote>
        )}
        {(view.status === 'loading' || view.status === 'filled') && (
          <div className="glow-curated-foot">{home}</div>
        )}
      </div>
      <Toast
        toast={toastOf(notice, strings)}
        durationMs={TOAST_MS}
        onExpire={endNotice}
        dismissLabel={strings.toastDismiss}
      />
    </section>
  );
}
