import { Button } from '@glow/kit';
import { type SyntheticEvent, useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import { PopoverButton } from '#shared/popover/popover-button.tsx';
import { Question } from './question.tsx';
import { QUESTIONS, type WeatherChoice } from './style-quiz.machine.ts';
import { STYLE_QUIZ_STRINGS, type StyleQuizStrings, weatherTexts } from './style-quiz.messages.ts';
import type { StyleQuizWidgetProps } from './style-quiz.types.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import { useStyleQuiz } from './use-style-quiz.ts';

const loadMeasuringTape = () => import('./measuring-tape/measuring-tape.tsx');

interface WeatherPanelProps {
  readonly weather: WeatherChoice;
  readonly lock: 'open' | 'locked';
  readonly strings: StyleQuizStrings;
  readonly onToggle: () => void;
}

/** Renders the weather panel: whether the forecast is used, its result, and the button that toggles it. */
function WeatherPanel({ weather, lock, strings, onToggle }: WeatherPanelProps) {
  const { face, title, text } = weatherTexts(weather, strings);
  const trouble = weather.filter === 'on' && weather.trouble;
  return (
    <div className="glow-weather" part="weather" data-weather={face}>
      <span className="glow-weather-mark" aria-hidden="true" />
      <div className="glow-weather-words" role="status">
        <p className="glow-weather-title" part="weather-title">
          {title}
        </p>
        <p className="glow-weather-text" part="weather-text">
          {text}
        </p>
        {weather.filter === 'off' && <p className="glow-weather-text">{strings.weatherWhy}</p>}
        {trouble && <p className="glow-weather-text">{strings[trouble.name] ?? trouble.text}</p>}
      </div>
      <Button
        variant="quiet"
        size="small"
        part="weather-toggle"
        disabled={lock === 'locked'}
        onClick={onToggle}
      >
        {weather.filter === 'off' ? strings.enableWeather : strings.disableWeather}
      </Button>
    </div>
  );
}

/** Renders the style quiz (spec section 2): two questions, the weather, and ten looks for the swipe deck. */
export function StyleQuiz(props: StyleQuizWidgetProps) {
  const settings = useGlowSettings();
  const strings: StyleQuizStrings = {
    ...STYLE_QUIZ_STRINGS,
    ...settings.strings?.styleQuiz,
    ...props.strings,
  };
  const rootRef = useRef<HTMLElement>(null);
  const { state, api, choose, next, back, toggleWeather } = useStyleQuiz(props, rootRef, strings.failed);
  const { noteTurn, ...focus } = useQuestionFocus(state);
  const { status, index, answers, weather } = state;
  const question = QUESTIONS[index];
  const lock = status === 'submitting' ? 'locked' : 'open';
  const isLast = index === 1;
  // A click that submits by itself works in a frame, too, whose sandbox allows no forms.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLast) noteTurn();
    next();
  };

  return (
    <section
      ref={rootRef}
      className="glow glow-quiz"
      part="root"
      aria-label={strings.label}
      data-state={status}
      data-question={question}
      data-theme={props.theme ?? settings.theme ?? 'auto'}
      lang={props.lang}
      dir={props.dir}
    >
      <form className="glow-quiz-page glow-style-quiz-place" noValidate onSubmit={submit}>
        <p ref={focus.topRef} className="glow-quiz-progress" part="progress" role="status">
          {strings.progress.replace('{n}', `${index + 1}`).replace('{total}', `${QUESTIONS.length}`)}
        </p>
        <Question
          key={question}
          question={question}
          answer={answers[question]}
          lock={lock}
          strings={strings}
          apiBase={api.baseUrl}
          groupRef={focus.groupRef}
          onChoose={choose}
        />
        {isLast && (
          <div className="glow-quiz-help">
            <PopoverButton
              className="glow-quiz-link"
              part="help"
              label={strings.helpMeChoose}
              disabled={lock === 'locked'}
              rootRef={rootRef}
              load={loadMeasuringTape}
            >
              {({ MeasuringTape }, place) => (
                <MeasuringTape
                  {...place}
                  strings={strings}
                  onChoose={(answer) => choose({ question: 'bodyShape', answer })}
                />
              )}
            </PopoverButton>
          </div>
        )}
        <div className="glow-quiz-foot">
          <WeatherPanel weather={weather} lock={lock} strings={strings} onToggle={toggleWeather} />
          <div className="glow-quiz-actions">
            <Button
              variant="quiet"
              part="back"
              disabled={!isLast || lock === 'locked'}
              onClick={() => {
                noteTurn();
                back();
              }}
            >
              {strings.back}
            </Button>
            <Button
              buttonRef={focus.submitRef}
              type="submit"
              onClick={submit}
              part="next"
              variant={isLast ? 'glow' : 'solid'}
              state={lock === 'locked' ? 'loading' : 'ready'}
              disabled={!answers[question]}
            >
              {lock === 'locked' ? strings.loading : isLast ? strings.getRecommendations : strings.next}
            </Button>
          </div>
          <div className="glow-quiz-outcome">
            <p part="done" role="status">
              {lock === 'locked' && <span className="glow-visually-hidden">{strings.loading}</span>}
              {status === 'done' && strings.done}
            </p>
            {!answers[question] && <p part="hint">{strings.pickOne}</p>}
            {status === 'failed' && (
              <>
                <p part="error" role="alert">
                  {strings.failed}
                </p>
                <button
                  ref={focus.retryRef}
                  type="button"
                  className="glow-quiz-link"
                  part="retry"
                  onClick={next}
                >
                  {strings.retry}
                </button>
              </>
            )}
          </div>
        </div>
      </form>
    </section>
  );
}
