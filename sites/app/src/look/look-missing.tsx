import { Button, buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { PlainPage } from '../shell/plain-page/plain-page.tsx';
import { LOOK_TEXTS } from './look.messages.ts';
import type { LookState } from './use-look.ts';

interface LookMissingProps {
  readonly as: 'page' | 'dialog';
  readonly status: LookState['status'];
  readonly headingId: string;
  readonly reload: () => void;
}

/** Says that there is no such look, or that it did not load, and what to do instead. */
export function LookMissing({ as, status, headingId, reload }: LookMissingProps) {
  const isFailed = status === 'failed';
  const heading = isFailed ? LOOK_TEXTS.failed : LOOK_TEXTS.gone;
  const text = isFailed ? LOOK_TEXTS.failedText : LOOK_TEXTS.goneText;
  const ways = (
    <>
      {isFailed ? (
        <Button onClick={reload}>{LOOK_TEXTS.again}</Button>
      ) : (
        <Link className={buttonClass()} to={ROUTES.styleDiscovery}>
          {LOOK_TEXTS.findOthers}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'quiet' })} to={ROUTES.landing}>
        {LOOK_TEXTS.home}
      </Link>
    </>
  );
  if (as === 'page') {
    return (
      <PlainPage label={LOOK_TEXTS.label} heading={heading} text={text}>
        {ways}
      </PlainPage>
    );
  }
  return (
    <div className="look-missing">
      <h2 className="glow-display" id={headingId}>
        {heading}
      </h2>
      <p>{text}</p>
      <div className="site-actions">{ways}</div>
    </div>
  );
}
