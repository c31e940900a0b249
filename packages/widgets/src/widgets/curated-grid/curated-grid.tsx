import { CURATED_SKELETONS, type Outfit, savedKeyOf, TOAST_MS } from '@glow/api';
import { Button, type ButtonVariant, buttonClass, Toast, type ToastState } from '@glow/kit';
import { type ReactNode, useId, useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import type { EventCallback } from '#shared/widget-props.ts';
import type { Notice } from './curated-grid.machine.ts';
import { CURATED_GRID_STRINGS, type CuratedGridStrings } from './curated-grid.messages.ts';
import type { CuratedGridWidgetProps, NavigateDetail } from './curated-grid.types.ts';
import { LookCard, SkeletonCard } from './look-card.tsx';
import { LookView } from './look-view.tsx';
import { hasImage } from './save-outfit.ts';
import { showWidget, useCuratedGrid } from './use-curated-grid.ts';
import { useOpenedLook } from './use-opened-look.ts';

interface StepLinkProps {
  readonly to: NavigateDetail['to'];
  readonly url: string | undefined;
  readonly label: string;
  readonly part: string;
  readonly variant?: ButtonVariant;
  readonly onNavigate: EventCallback<NavigateDetail> | undefined;
}

/** Leads on: to its address, or, where the page names none, to the widget on the same page. */
function StepLink({ to, url, label, part, variant, onNavigate }: StepLinkProps) {
  const isAllowed = () => onNavigate?.({ to, url }) !== false;
  const look = { className: buttonClass({ variant }), part };
  if (!url) {
    return (
      <button type="button" {...look} onClick={() => isAllowed() && showWidget(to)}>
        {label}
      </button>
    );
  }
  return (
    <a
      {...look}
      href={url}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (!opensElsewhere && !isAllowed()) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
}

interface PocketNoteProps {
  readonly text: string;
  /** The ways on from here. */
  readonly children: ReactNode;
}

/** There is nothing to show yet: the pocket of the mark, a sentence, and what to do. */
function PocketNote({ text, children }: PocketNoteProps) {
  return (
    <div className="glow-curated-note" part="note">
      <div className="glow-curated-pocket" aria-hidden="true">
        <i />
      </div>
      <p className="glow-display glow-curated-text" part="text">
        {text}
      </p>
      <div className="glow-curated-actions">{children}</div>
    </div>
  );
}

function toastOf(notice: Notice, strings: CuratedGridStrings, action: ReactNode): ToastState {
  if (notice.state === 'hidden') return { state: 'hidden' };
  const { key } = notice;
  return notice.outcome === 'saved'
    ? { state: 'shown', key, tone: 'good', text: strings.toastSaved, action }
    : { state: 'shown', key, tone: 'bad', text: strings.toastFailed };
}

/** Renders the liked outfits, each with a way into the wardrobe (spec section 2, curated). */
export function CuratedGrid(props: CuratedGridWidgetProps) {
  const settings = useGlowSettings();
  const strings = { ...CURATED_GRID_STRINGS, ...settings.strings?.curatedGrid, ...props.strings };
  const { homeUrl, quizUrl, deckUrl, onNavigate } = props;
  const rootRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { state, shownOf, save, retake, endNotice } = useCuratedGrid(props, rootRef);
  const { view, saves, notice } = state;
  const opened = useOpenedLook(props.host ? 'untouched' : 'steps');
  const open = import.meta.env.GLOW_EMBED
    ? opened.open
    : (outfit: Outfit) => {
        if (props.onOpen?.(outfit) !== false) opened.open(outfit);
      };
  const statusOf = (key: string) => (key === props.savingKey ? 'saving' : (saves.get(key) ?? 'idle'));
  const large =
    view.status === 'filled' ? view.outfits.find((outfit) => savedKeyOf(outfit) === opened.key) : undefined;
  const toast = (
    <Toast
      toast={toastOf(notice, strings, props.savedAction)}
      durationMs={TOAST_MS}
      onExpire={endNotice}
      dismissLabel={strings.toastDismiss}
    />
  );
  // Without an address there is no home of ours to go back to.
  const home = homeUrl && (
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
              return (
                <LookCard
                  key={key}
                  outfit={outfit}
                  shown={shownOf(outfit)}
                  status={statusOf(key)}
                  strings={strings}
                  onSave={save}
                  onOpen={open}
                />
              );
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
      {/* In the view while that is open: the page behind is inert. */}
      {!large && toast}
      <LookView
        outfit={large}
        shown={large && shownOf(large)}
        status={statusOf(opened.key ?? '')}
        strings={strings}
        onSave={save}
        onClose={opened.close}
      >
        {toast}
      </LookView>
    </section>
  );
}
