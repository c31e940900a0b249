import type { InstantOption, Vibe } from '@glow/api';
import { type ReactNode, type Ref, useId } from 'react';
import type { InstantStyleState } from './instant-style.machine.ts';
import type { InstantStyleStrings } from './instant-style.messages.ts';
import { optionGroups } from './option-groups.ts';
import { PocketCard } from './pocket-card.tsx';

export interface PickerProps {
  readonly rootRef?: Ref<HTMLElement>;
  readonly status: InstantStyleState['status'];
  readonly strings: InstantStyleStrings;
  readonly theme: string;
  readonly lang: string | undefined;
  readonly dir: 'ltr' | 'rtl' | undefined;
  readonly vibes: readonly Vibe[] | undefined;
  /** Where the cards' pictures are; undefined: there are none yet. */
  readonly apiBase?: string;
  readonly picked?: Vibe | undefined;
  readonly pickedRef?: Ref<HTMLButtonElement>;
  readonly onPick?: (option: InstantOption) => void;
  /** What became of a pick. */
  readonly children?: ReactNode;
}

/** Headline, questions and cards. It has no state of its own, so that a first paint can draw it as well. */
export function Picker(props: PickerProps) {
  const { strings, vibes, apiBase, picked, pickedRef, onPick } = props;
  const headlineId = useId();
  return (
    <section
      ref={props.rootRef}
      className="glow glow-instant"
      part="root"
      aria-labelledby={headlineId}
      data-state={props.status}
      data-theme={props.theme}
      lang={props.lang}
      dir={props.dir}
    >
      <div className="glow-instant-page glow-instant-style-place">
        <header className="glow-instant-head">
          <h2 className="glow-display glow-instant-headline" part="headline" id={headlineId}>
            {strings.headline}
          </h2>
          <p className="glow-instant-lead" part="lead">
            {strings.lead}
          </p>
        </header>
        <div className="glow-rail">
          {optionGroups(vibes).map(({ question, options }) => (
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
                  apiBase={apiBase}
                  choice={option.vibe === picked ? 'picked' : 'open'}
                  buttonRef={option.vibe === picked ? pickedRef : undefined}
                  onPick={onPick}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {props.children}
    </section>
  );
}
