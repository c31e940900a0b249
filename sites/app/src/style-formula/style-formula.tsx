import type { StyleFormulaInfo } from '@glow/api';
import { Button, buttonClass, Skeleton } from '@glow/kit';
import { Link } from 'react-router';
import { useOwnFigure } from '../figure/own-figure.ts';
import { SeeItOnYou } from '../figure/see-it-on-you.tsx';
import { LookTile } from '../look/look-tile.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { FormulaPicture } from './formula-picture.tsx';
import { useLikedImages } from './liked-images.ts';
import { STYLE_FORMULA_TEXTS as TEXTS } from './style-formula.messages.ts';
import { useStyleFormula } from './use-style-formula.ts';

const LOOK_SIZES = '(width < 740px) 44vw, 220px';

function Formula({ formula }: { readonly formula: StyleFormulaInfo }) {
  const { words, palette, lines, outfits } = formula;
  return (
    <>
      <section className="formula-words" aria-label={TEXTS.words}>
        <p className="glow-display">{words.join(', ')}</p>
      </section>
      <div className="formula-facts">
        <section>
          <h2 className="glow-display">{TEXTS.palette}</h2>
          <ul className="formula-palette">
            {palette.map(({ name, colour }) => (
              <li key={name}>
                <i style={{ backgroundColor: colour }} />
                {name}
              </li>
            ))}
          </ul>
        </section>
        {lines.length > 0 && (
          <section>
            <h2 className="glow-display">{TEXTS.lines}</h2>
            <ul className="formula-lines">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className="formula-looks">
        <header>
          <h2 className="glow-display">{TEXTS.looks}</h2>
          <SeeItOnYou size="small" />
        </header>
        <ul>
          {outfits.map((outfit) => (
            <li key={outfit.name}>
              <LookTile look={outfit} sizes={LOOK_SIZES} />
            </li>
          ))}
        </ul>
      </section>
      <FormulaPicture formula={formula} />
    </>
  );
}

/** Renders what the liked looks have in common, in words and as a picture; open to everybody who liked something. */
export function StyleFormula() {
  const { state, retry } = useStyleFormula(useLikedImages(), useOwnFigure());
  return (
    <main className="formula" data-state={state.status}>
      <header className="formula-head">
        <h1 className="glow-display">{TEXTS.heading}</h1>
        <p>{TEXTS.lead}</p>
      </header>
      {state.status === 'loading' && (
        <>
          <p className="glow-visually-hidden" role="status">
            {TEXTS.loading}
          </p>
          <Skeleton className="formula-awaited" />
        </>
      )}
      {state.status === 'none' && (
        <div className="formula-note">
          <p className="glow-display">{TEXTS.none}</p>
          <Link className={buttonClass()} to={ROUTES.styleDiscovery}>
            {TEXTS.findLooks}
          </Link>
        </div>
      )}
      {state.status === 'failed' && (
        <div className="formula-note">
          <p className="glow-display" role="alert">
            {TEXTS.failed}
          </p>
          <Button onClick={retry}>{TEXTS.tryAgain}</Button>
        </div>
      )}
      {state.status === 'loaded' && <Formula formula={state.formula} />}
    </main>
  );
}
