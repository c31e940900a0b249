import { ROUTES } from '#routes/route-table.ts';
import type { Session } from '#session/session.ts';
import { TOP_BAR_TEXTS } from './top-bar.messages.ts';

export type TopBarItem =
  | { readonly kind: 'link'; readonly label: string; readonly to: string; readonly look: 'plain' | 'button' }
  | { readonly kind: 'sign-out'; readonly label: string };

function link(label: string, to: string, look: 'plain' | 'button' = 'plain'): TopBarItem {
  return { kind: 'link', label, to, look };
}

/** Returns what the bar and its mobile menu offer, in order (spec section 2, "Top bar"). */
export function topBarItems({ visitor, styleTest }: Session): readonly TopBarItem[] {
  const style =
    styleTest === 'completed'
      ? link(TOP_BAR_TEXTS.curated, ROUTES.curated)
      : link(TOP_BAR_TEXTS.styleDiscovery, ROUTES.styleDiscovery);
  if (visitor === 'signed-out') {
    return [
      style,
      link(TOP_BAR_TEXTS.logIn, ROUTES.login),
      link(TOP_BAR_TEXTS.signUp, ROUTES.signup, 'button'),
    ];
  }
  const admin = visitor === 'administrator' ? [link(TOP_BAR_TEXTS.admin, ROUTES.admin)] : [];
  return [
    style,
    link(TOP_BAR_TEXTS.wardrobe, ROUTES.wardrobe),
    ...admin,
    link(TOP_BAR_TEXTS.profile, ROUTES.profile),
    { kind: 'sign-out', label: TOP_BAR_TEXTS.signOut },
  ];
}
