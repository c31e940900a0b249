import { useId } from 'react';
import { FIGURE_TEXTS } from '../figure/figure.messages.ts';
import { useOwnFigure } from '../figure/own-figure.ts';
import { SeeItOnYou } from '../figure/see-it-on-you.tsx';
import { useFigurePreview } from '../figure/use-figure-preview.ts';

/** Renders the person's own figure, and the way to choose or change it. */
export function OwnFigurePart() {
  const headingId = useId();
  const figure = useOwnFigure();
  const { picture } = useFigurePreview(figure);
  return (
    <section className="own-figure" aria-labelledby={headingId} data-figure={figure ? 'some' : 'none'}>
      {figure && (
        <div className="own-figure-picture">
          {picture && <img src={picture.image} alt={picture.alt} width="320" height="427" />}
        </div>
      )}
      <div>
        <h2 id={headingId} className="glow-display">
          {FIGURE_TEXTS.profileHeading}
        </h2>
        <p>{figure ? FIGURE_TEXTS.profileSome : FIGURE_TEXTS.profileNone}</p>
        <SeeItOnYou size="small" />
      </div>
    </section>
  );
}
