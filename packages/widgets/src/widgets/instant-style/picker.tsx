import { type InstantOption, OCCASION_OPTIONS, type Vibe, WEATHER_OPTIONS } from '@glow/api';
import { clsx } from 'clsx/lite';
import { type ReactNode, type Ref, useId } from 'react';
import type { InstantStyleState } from './instant-style.machine.ts';
import type { InstantStyleStrings } from './instant-style.messages.ts';
import { hideMissing, vibePicture } from './picture.ts';

/** Returns the options of each question that are asked for; a question left without options is not asked. */
function optionGroups(vibes: readonly Vibe[] | undefined) {
  const groups = [
    { question: 'weather', options: WEATHER_OPTIONS },
    { question: 'plan', options: OCCASION_OPTIONS },
  ] as const;
  return groups
    .map(({ question, options }) => ({
      question,
      options: options.filter(({ vibe }) => !vibes?.length || vibes.includes(vibe)),
    }))
    .filter(({ options }) => options.length > 0);
}

interface PocketCardProps {
  readonly option: InstantOption;
  readonly label: string;
  readonly action: string;
  /** Where its picture is; undefined: there is none yet. */
  readonly apiBase: string | undefined;
  readonly choice: 'open' | 'picked';
  readonly buttonRef: Ref<HTMLButtonElement> | undefined;
  readonly onPick: ((option: InstantOption) => void) | undefined;
}

/** Renders a choice as a card: its picture above a pocket of its cloth, with the 'Style Me' button. */
function PocketCard({ option, label, action, apiBase, choice, buttonRef, onPick }: PocketCardProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a card
    <div
      role="group"
      aria-labelledby={labelId}
      className={clsx('glow-pocket-card', choice === 'picked' && 'glow-picked')}
      part={clsx('card', choice === 'picked' && 'card-picked')}
      data-vibe={option.vibe}
    >
      <img
        loading="lazy" // before `src`, so that none of the widths is fetched in vain
        decoding="async"
        {...(apiBase !== undefined && vibePicture(apiBase, option.vibe))}
        alt=""
        onError={hideMissing}
      />
      <div className="glow-pocket" part="pocket">
        <span className="glow-display glow-pocket-label" id={labelId}>
          {label}
        </span>
        <button
          ref={buttonRef}
          type="button"
          className="glow-pocket-button"
          part="style-me"
          onClick={() => onPick?.(option)}
        >
          {action}
        </button>
      </div>
    </div>
  );
}

interface PickerProps {
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
