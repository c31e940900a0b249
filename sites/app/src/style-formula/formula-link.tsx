import { buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { useLikedImages } from './liked-images.ts';
import { STYLE_FORMULA_TEXTS } from './style-formula.messages.ts';

/** Leads to the style formula, once something was liked. */
export function FormulaLink() {
  const liked = useLikedImages();
  if (!liked?.length) return null;
  return (
    <Link className={buttonClass({ size: 'small' })} to={ROUTES.styleFormula}>
      {STYLE_FORMULA_TEXTS.link}
    </Link>
  );
}
