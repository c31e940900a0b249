import { Button, Skeleton } from '@glow/kit';
import { clsx } from 'clsx/lite';
import { type RefObject, useId, useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import { lookPicture } from '#shared/look-picture.ts';
import { PopoverButton } from '#shared/popover/popover-button.tsx';
import type { InstantStyleState } from './instant-style.machine.ts';
import { INSTANT_STYLE_STRINGS, type InstantStyleStrings } from './instant-style.messages.ts';
import type { InstantStyleWidgetProps } from './instant-style.types.ts';
import { Picker } from './picker.tsx';
import { hideMissing } from './picture.ts';
import { type FocusOrder, useFocusOrder, useInstantStyle } from './use-instant-style.ts';

const loadReasons = () => import('./reasons-popover.tsx');

interface OutcomeProps {
  readonly state: InstantStyleState;
  readonly strings: InstantStyleStrings;
  readonly focus: FocusOrder;
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly renderActions?: InstantStyleWidgetProps['renderActions'];
  /** Asks for a look of the same vibe. */
  readonly onAgain: () => void;
  readonly onRetake: () => void;
  readonly onUnlock: () => void;
}

/**
 * Renders the outcome of a pick: pending, look or error. It is a live region, there before it has anything to say: a
 * look is heard with its picture's text first. Where the focus goes to the look's heading, that is heard instead.
 */
function Outcome({
  state,
  strings,
  focus,
  rootRef,
  renderActions,
  onAgain,
  onRetake,
  onUnlock,
}: OutcomeProps) {
  const option = state.status === 'idle' ? undefined : state.option;
  const label = option && strings[`${option.vibe}Label`];
  const outfit = state.status === 'result' ? state.outfit : undefined;
  const isExpected = state.status === 'loading' || state.status === 'arriving';
  const face = outfit ? 'look' : 'pocket';
  const pictureId = useId();

  return (
    <div
      className="glow-outcome"
      part="outcome"
      data-state={state.status}
      data-face={option && face}
      data-vibe={option?.vibe}
      aria-live={outfit && focus.isFollowing() ? 'off' : 'polite'}
    >
      {option && (
        <div ref={focus.posterRef} className="glow-poster" part="poster">
          {outfit && (
            <img
              key={outfit.image}
              {...lookPicture(outfit.image)}
              id={pictureId}
              alt={outfit.alt ?? outfit.name}
              part="picture"
              onError={hideMissing}
            />
          )}
        </div>
      )}
      <div className="glow-words">
        {option && (
          <p className="glow-heard" part="heard">
            {strings.heard}
            {label}
          </p>
        )}
        {isExpected && (
          <p className="glow-display glow-note" part="note">
            {strings.generating}
          </p>
        )}
        {state.status === 'error' && (
          <p className="glow-display glow-note" part="error">
            {strings[state.failure.reason]}
          </p>
        )}
        {option && outfit && (
          <>
            <h3
              ref={focus.headingRef}
              className="glow-display glow-look-name"
              part="look-name"
              aria-describedby={pictureId}
              tabIndex={-1}
            >
              {outfit.name || strings[`${option.vibe}Title`]}
            </h3>
            <p className="glow-look-text" part="look-text">
              {strings[`${option.vibe}Description`]}
            </p>
          </>
        )}
      </div>
      {option && (
        <div
          key={`more-${face}`}
          className={clsx('glow-more', isExpected && 'glow-expected')}
          aria-live="off"
        >
          {isExpected && (
            <>
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </>
          )}
          {outfit && (
            <div className="glow-palette-row">
              <div className="glow-palette" part="palette" aria-hidden="true">
                {outfit.palette?.map((colour) => (
                  <i key={colour} style={{ backgroundColor: colour }} />
                ))}
              </div>
              {outfit.reasons?.length > 0 && (
                <PopoverButton
                  key={outfit.name}
                  className="glow-why"
                  part="why"
                  label={strings.why}
                  rootRef={rootRef}
                  load={loadReasons}
                >
                  {({ ReasonsPopover }, place) => (
                    <ReasonsPopover {...place} label={strings.why} reasons={outfit.reasons} />
                  )}
                </PopoverButton>
              )}
            </div>
          )}
          <div className="glow-actions">
            {!import.meta.env.GLOW_EMBED && outfit && renderActions?.(outfit)}
            {outfit && (
              <Button part="unlock" onClick={onUnlock}>
                {strings.unlock}
              </Button>
            )}
            {state.status === 'error' && (
              <Button part="again" onClick={onAgain}>
                {strings.again}
              </Button>
            )}
            {(outfit || state.status === 'error') && (
              <Button variant="quiet" part="retake" onClick={onRetake}>
                {strings.retake}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Renders the instant-style picker (spec section 2, landing): one look by the weather or the plan. */
export function InstantStyle(props: InstantStyleWidgetProps) {
  const settings = useGlowSettings();
  const strings = { ...INSTANT_STYLE_STRINGS, ...settings.strings?.instantStyle, ...props.strings };
  const rootRef = useRef<HTMLElement>(null);
  const model = useInstantStyle(props, rootRef);
  const { state, api } = model;
  const focus = useFocusOrder(state);

  return (
    <Picker
      rootRef={rootRef}
      status={state.status}
      strings={strings}
      theme={props.theme ?? settings.theme ?? 'auto'}
      lang={props.lang}
      dir={props.dir}
      vibes={props.vibes}
      apiBase={api.baseUrl}
      picked={state.status === 'idle' ? undefined : state.option.vibe}
      pickedRef={focus.pickedRef}
      onPick={model.pick}
    >
      <Outcome
        state={state}
        strings={strings}
        focus={focus}
        rootRef={rootRef}
        {...(!import.meta.env.GLOW_EMBED && { renderActions: props.renderActions })}
        onAgain={() => state.status === 'error' && model.pick(state.option)}
        onRetake={model.retake}
        onUnlock={model.unlock}
      />
    </Picker>
  );
}
