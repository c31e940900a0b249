import type { StyleFormulaInfo } from '@glow/api';
import { Button, buttonClass } from '@glow/kit';
import { useId, useState } from 'react';
import { type ShareOutcome, sharePicture } from './share-picture.ts';
import { STYLE_FORMULA_TEXTS as TEXTS } from './style-formula.messages.ts';

const SHAPES = ['story', 'square'] as const;
type Shape = (typeof SHAPES)[number];
const SIZES: Readonly<Record<Shape, { readonly width: number; readonly height: number }>> = {
  story: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};
const SAID: Partial<Record<ShareOutcome, string>> = { copied: TEXTS.copied, failed: TEXTS.shareFailed };

/** Renders the formula's picture in one of its sizes, with the ways to share and to keep it. */
export function FormulaPicture({ formula: { pictures, words } }: { readonly formula: StyleFormulaInfo }) {
  const headingId = useId();
  const name = useId();
  const [shape, setShape] = useState<Shape>('story');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const [isBusy, setBusy] = useState(false);
  const address = pictures[shape];
  const fileName = TEXTS.fileName(shape);

  async function share() {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await sharePicture(address, fileName));
    setBusy(false);
  }

  return (
    <section className="formula-picture" aria-labelledby={headingId}>
      <div className="formula-frame" data-shape={shape}>
        <img
          key={address}
          src={address}
          alt={TEXTS.pictureAlt(words)}
          {...SIZES[shape]}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="formula-ways">
        <h2 id={headingId} className="glow-display">
          {TEXTS.picture}
        </h2>
        <fieldset className="figure-choice" data-kind="words">
          <legend>{TEXTS.shape}</legend>
          {SHAPES.map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={shape === one} onChange={() => setShape(one)} />
              <span>{TEXTS.shapes[one]}</span>
            </label>
          ))}
        </fieldset>
        <div className="formula-actions">
          <Button variant="glow" state={isBusy ? 'loading' : 'ready'} onClick={share}>
            {TEXTS.share}
          </Button>
          <a className={buttonClass({ variant: 'quiet' })} href={address} download={fileName}>
            {TEXTS.download}
          </a>
        </div>
        <p role="status">{outcome && SAID[outcome]}</p>
      </div>
    </section>
  );
}
