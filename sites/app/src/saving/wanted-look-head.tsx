import { Link } from 'react-router';
import { lookPicture } from '../pictures/look-picture.ts';
import { ROUTES } from '../routes/route-table.ts';
import type { WantedSave } from '../session/wanted-save.ts';
import { SAVING_TEXTS } from './saving.messages.ts';

const WAYS = ['signup', 'login'] as const;
const WAY_TEXTS = { signup: SAVING_TEXTS.signUp, login: SAVING_TEXTS.signIn } as const;

interface LookProps {
  readonly look: WantedSave;
}

/** Says above the form which look is to be kept, and offers both ways to keep it. */
export function WantedLookHead({ look, route }: LookProps & { readonly route: (typeof WAYS)[number] }) {
  return (
    <>
      <div className="wanted-look">
        <img {...lookPicture(look.image, '104px')} alt="" width="480" height="640" />
        <div>
          <p className="woven-label">{SAVING_TEXTS.label}</p>
          <h1 className="glow-display">
            {look.name ? SAVING_TEXTS.heading(look.name) : SAVING_TEXTS.headingUnnamed}
          </h1>
        </div>
      </div>
      <p className="account-page-lead">{SAVING_TEXTS.lead}</p>
      <nav className="wanted-look-ways" aria-label={SAVING_TEXTS.ways}>
        {WAYS.map((way) => (
          <Link key={way} to={ROUTES[way]} replace aria-current={way === route ? 'page' : undefined}>
            {WAY_TEXTS[way]}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** The look itself beside the form, where there is room for it. */
export function WantedLookPicture({ look }: LookProps) {
  return (
    <div className="account-page-picture wanted-look-picture">
      <img
        {...lookPicture(look.image, '(width <= 900px) 1px, 560px')}
        alt={look.name}
        width="480"
        height="640"
      />
    </div>
  );
}
