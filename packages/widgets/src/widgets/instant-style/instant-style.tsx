import type { Vibe } from '@glow/api';
import { useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { LookDetail, PickDetail } from './event-details.ts';
import { INSTANT_STYLE_STRINGS, type InstantStyleStrings } from './instant-style.messages.ts';
import { Outcome } from './outcome.tsx';
import { Picker } from './picker.tsx';
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
        onRetake={model.retake}
        onUnlock={model.unlock}
      />
    </Picker>
  );
}
