import type { ReactNode } from 'react';
import { ROUTES } from '#routes/route-table.ts';
import { WIDGET_PAGE_HEADINGS } from './widget-page.messages.ts';

interface WidgetPageProps {
  readonly route: keyof typeof WIDGET_PAGE_HEADINGS;
  readonly children: ReactNode;
}

/** Renders a page that is one widget. The widget brings the visible title; the page's heading names it for the outline. */
export function WidgetPage({ route, children }: WidgetPageProps) {
  return (
    <main className="widget-page" data-path={ROUTES[route]}>
      <h1 className="glow-visually-hidden">{WIDGET_PAGE_HEADINGS[route]}</h1>
      {children}
    </main>
  );
}
