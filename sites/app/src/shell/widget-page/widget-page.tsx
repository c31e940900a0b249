import type { ReactNode } from 'react';
import { ROUTES, type RouteName } from '#routes/route-table.ts';
import { ROUTE_TEXTS } from '#routes/routes.messages.ts';

interface WidgetPageProps {
  readonly route: RouteName;
  readonly children: ReactNode;
}

/** Renders a page that is one widget. The widget brings the visible title; the page's heading names it for the outline. */
export function WidgetPage({ route, children }: WidgetPageProps) {
  return (
    <main className="widget-page" data-path={ROUTES[route]}>
      <h1 className="glow-visually-hidden">{ROUTE_TEXTS[route].title}</h1>
      {children}
    </main>
  );
}
