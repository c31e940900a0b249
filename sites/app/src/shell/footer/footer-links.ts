import { ROUTES } from '../../routes/route-table.ts';
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

export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: FOOTER_TEXTS.discover,
    links: [
      { label: TOP_BAR_TEXTS.styleDiscovery, to: ROUTES.styleDiscovery, answeredBy: 'router' },
      { label: TOP_BAR_TEXTS.curated, to: ROUTES.curated, answeredBy: 'router' },
    ],
  },
  {
    title: FOOTER_TEXTS.account,
    links: [
      { label: TOP_BAR_TEXTS.logIn, to: ROUTES.login, answeredBy: 'router' },
      { label: TOP_BAR_TEXTS.signUp, to: ROUTES.signup, answeredBy: 'router' },
    ],
  },
  {
    title: FOOTER_TEXTS.partners,
    links: [
      { label: FOOTER_TEXTS.partnerDemo, to: '/partner/', answeredBy: 'server' },
      { label: FOOTER_TEXTS.apiDocs, to: '/docs', answeredBy: 'server' },
    ],
  },
];
