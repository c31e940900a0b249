import { ROUTES } from '#routes/route-table.ts';
import type { Session } from '#session/session.ts';
import { TOP_BAR_TEXTS } from '../top-bar/top-bar.messages.ts';
import { FOOTER_TEXTS } from './footer.messages.ts';

interface FooterLink {
  readonly label: string;
  readonly to: string;
  /** `server`: a page outside the router. */
  readonly answeredBy: 'router' | 'server';
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const routed = (label: string, to: string): FooterLink => ({ label, to, answeredBy: 'router' });
const served = (label: string, to: string): FooterLink => ({ label, to, answeredBy: 'server' });

/** Returns what the footer leads to; an account's links are those of whoever is looking. */
export function footerGroups({ visitor }: Session): readonly FooterGroup[] {
  return [
    {
      title: FOOTER_TEXTS.discover,
      links: [
        routed(TOP_BAR_TEXTS.styleDiscovery, ROUTES.styleDiscovery),
        routed(TOP_BAR_TEXTS.curated, ROUTES.curated),
      ],
    },
    {
      title: FOOTER_TEXTS.account,
      links:
        visitor === 'signed-out'
          ? [routed(TOP_BAR_TEXTS.logIn, ROUTES.login), routed(TOP_BAR_TEXTS.signUp, ROUTES.signup)]
          : [routed(TOP_BAR_TEXTS.profile, ROUTES.profile), routed(FOOTER_TEXTS.wardrobe, ROUTES.wardrobe)],
    },
    {
      title: FOOTER_TEXTS.partners,
      links: [served(FOOTER_TEXTS.partnerDemo, '/partner/'), served(FOOTER_TEXTS.apiDocs, '/docs')],
    },
  ];
}
