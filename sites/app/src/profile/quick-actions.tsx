import { Link, useNavigate } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { clearStyleTest } from '../session/style-test.ts';
import { PROFILE_TEXTS } from './profile.messages.ts';

/** Renders the quiz again, from its beginning, and the wardrobe. */
export function QuickActions() {
  const navigate = useNavigate();
  return (
    <nav className="quick-actions" aria-label={PROFILE_TEXTS.quickActions}>
      <div className="quick-action">
        <button
          type="button"
          className="quick-action-name glow-display"
          onClick={() => {
            clearStyleTest();
            navigate(ROUTES.styleDiscovery);
          }}
        >
          {PROFILE_TEXTS.retakeQuiz}
        </button>
        <p>{PROFILE_TEXTS.retakeQuizText}</p>
      </div>
      <div className="quick-action">
        <Link className="quick-action-name glow-display" to={ROUTES.wardrobe}>
          {PROFILE_TEXTS.wardrobe}
        </Link>
        <p>{PROFILE_TEXTS.wardrobeText}</p>
      </div>
    </nav>
  );
}
