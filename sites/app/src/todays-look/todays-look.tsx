import { Button, buttonClass, Skeleton } from '@glow/kit';
import { useId } from 'react';
import { SEE_LOOK } from '../look/look-link.messages.ts';
import { LookLink } from '../look/look-link.tsx';
import { lookPicture } from '../pictures/look-picture.ts';
import { dayText, TODAYS_LOOK_TEXTS } from './todays-look.messages.ts';
import { useTodaysLook } from './use-todays-look.ts';

const SIZES = '(width <= 900px) 44vw, 300px';

/** Renders the look of the day, the same all day, and a second one for the asking. Its room does not change. */
export function TodaysLook() {
  const { state, date, show } = useTodaysLook();
  const headingId = useId();
  const { outfit, weather } = state.status === 'loaded' ? state.look : {};
  const { turn } = state;
  const note =
    state.status === 'failed'
      ? TODAYS_LOOK_TEXTS.failed
      : state.status === 'loading'
        ? TODAYS_LOOK_TEXTS.loading
        : outfit
          ? undefined
          : TODAYS_LOOK_TEXTS.none;
  return (
    <section className="todays-look" aria-labelledby={headingId} data-state={state.status}>
      <div className="todays-look-picture">
        {outfit ? (
          <img
            key={outfit.image}
            {...lookPicture(outfit.image, SIZES)}
            alt={outfit.alt || outfit.name}
            width="480"
            height="640"
            loading="lazy"
          />
        ) : (
          <Skeleton />
        )}
      </div>
      <div className="todays-look-words">
        <p className="woven-label">{dayText(date)}</p>
        <h2 className="glow-display" id={headingId}>
          {TODAYS_LOOK_TEXTS.heading}
        </h2>
        <div aria-live="polite">
          {note && <p>{note}</p>}
          {outfit && (
            <>
              <h3 className="glow-display">{outfit.name}</h3>
              {weather?.applied && weather.temperature !== null && weather.temperature !== undefined && (
                <p>{TODAYS_LOOK_TEXTS.weather(Math.round(weather.temperature))}</p>
              )}
              {outfit.reasons[0] && <p>{outfit.reasons[0]}</p>}
            </>
          )}
        </div>
        <div className="todays-look-actions">
          {outfit && (
            <>
              <LookLink look={outfit} className={buttonClass({ size: 'small' })}>
                {SEE_LOOK}
              </LookLink>
              <Button variant="quiet" size="small" onClick={() => show(turn === 0 ? 1 : 0)}>
                {turn === 0 ? TODAYS_LOOK_TEXTS.another : TODAYS_LOOK_TEXTS.first}
              </Button>
            </>
          )}
          {state.status === 'failed' && (
            <Button variant="quiet" size="small" onClick={() => show(turn)}>
              {TODAYS_LOOK_TEXTS.again}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
