import type { Vibe } from '@glow/api';
import { useId, useRef } from 'react';
import type { ElementProps, EventCallback, WidgetProps } from '../element/widget-props.ts';
import { useGlowSettings } from '../provider/glow-provider.tsx';
import type { LookDetail, PickDetail } from './event-details.ts';
import { INSTANT_STYLE_STRINGS, type InstantStyleStrings } from './instant-style.messages.ts';
import { optionGroups } from './option-groups.ts';
import { Outcome } from './outcome.tsx';
import { PocketCard } from './pocket-card.tsx';
import { useFocusOrder } from './use-focus-order.ts';
import { useInstantStyle } from './use-instant-style.ts';

export interface InstantStyleProps extends WidgetProps, ElementProps {
  /** Which of the six choices are offered, whatever their order. Default: all. */
  readonly vibes?: readonly Vibe[] | undefined;
  /** Where 'Unlock Full Styling Experience' leads; empty: nowhere. Default `/signup`. */
  readonly unlockUrl?: string | undefined;
  /** Texts that replace ours. */
  readonly strings?: Partial<InstantStyleStrings> | undefined;
  readonly onPick?: EventCallback<PickDetail> | undefined;
  readonly onLook?: EventCallback<LookDetail> | undefined;
  readonly onRetake?: EventCallback | undefined;
  /** Cancelable: returning false keeps the page from going to `unlockUrl`. */
  readonly onUnlock?: EventCallback | undefined;
}

/** The instant-style picker (spec section 2, landing): one look by the weather or the plan. */
export function InstantStyle(props: InstantStyleProps) {
  const settings = useGlowSettings();
  const strings = { ...INSTANT_STYLE_STRINGS, ...settings.strings?.instantStyle, ...props.strings };
  const rootRef = useRef<HTMLElement>(null);
  const headlineId = useId();
  const model = useInstantStyle(props, rootRef);
  const { state, api } = model;
  const focus = useFocusOrder(state);
  const picked = state.status === 'idle' ? undefined : state.option.vibe;

  return (
    <section
      ref={rootRef}
      className="glow glow-instant"
      part="root"
      aria-labelledby={headlineId}
      data-state={state.status}
      data-theme={props.theme ?? settings.theme ?? 'auto'}
      lang={props.lang}
      dir={props.dir}
    >
      <div className="glow-instant-page">
        <header className="glow-instant-head">
          <h2 className="glow-display glow-instant-headline" part="headline" id={headlineId}>
            {strings.headline}
          </h2>
          <p className="glow-instant-lead" part="lead">
            {strings.lead}
          </p>
        </header>
        <div className="glow-rail">
          {optionGroups(props.vibes).map(({ question, options }) => (
            <div key={question} className="glow-set">
              <p className="glow-question" part="question">
                {strings[question]}
              </p>
              {options.map((option) => (
                <PocketCard
                  key={option.vibe}
                  option={option}
                  label={strings[`${option.vibe}Label`]}
                  action={strings.styleMe}
                  apiBase={api.baseUrl}
                  choice={option.vibe === picked ? 'picked' : 'open'}
                  buttonRef={option.vibe === picked ? focus.pickedRef : undefined}
                  onPick={model.pick}
                />
              ))}
            </div>
          ))}
        </div>
        <Outcome
          state={state}
          strings={strings}
          focus={focus}
          rootRef={rootRef}
          onRetake={model.retake}
          onUnlock={model.unlock}
        />
      </div>
    </section>
  );
}
