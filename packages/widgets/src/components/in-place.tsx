import type { ReactElement, ReactNode } from 'react';

// What a page with React renders. An element's host does for its widget what the outermost box does here.

/** Gives a widget a width where its parent shrinks to fit; the widget itself is a size container, which has none. */
export const inPlace = (widget: ReactNode): ReactElement => <div className="glow-fit">{widget}</div>;
