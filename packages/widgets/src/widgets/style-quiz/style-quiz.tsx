import { Button } from '@glow/kit';
import { useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { AnswerDetail, CompleteDetail } from './event-details.ts';
import { Question } from './question.tsx';
import { ShapeHelp } from './shape-help.tsx';
import { QUESTIONS } from './style-quiz.machine.ts';
import { STYLE_QUIZ_STRINGS, type StyleQuizStrings } from './style-quiz.messages.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import { useStyleQuiz } from './use-style-quiz.ts';
import { WeatherPanel } from './weather-panel.tsx';

export interface StyleQuizProps extends WidgetProps, ElementProps {
  /** Where the page goes with the looks. Default: it stays. */
  readonly resultUrl?: string | undefined;
  /** Texts that replace ours. */
  readonly strings?: Partial<StyleQuizStrings> | undefined;
  readonly onAnswer?: EventCallback<AnswerDetail> | undefined;
  /** Cancelable: returning false keeps the page from going to `resultUrl`. */
  readonly onComplete?: EventCallback<CompleteDetail> | undefined;
}

/** The style quiz (spec section 2): two questions, the weather, and ten looks for the swipe deck. */
export function StyleQuiz(props: StyleQuizProps) {
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
      <form
        className="glow-quiz-page glow-style-quiz-place"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLast) noteTurn();
          next();
        }}
      >
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
          <ShapeHelp
            strings={strings}
            lock={lock}
            rootRef={rootRef}
            onChoose={(answer) => choose({ question: 'bodyShape', answer })}
          />
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
