import type { ReactElement, ReactNode } from 'react';
import { CuratedGrid as CuratedGridWidget } from './widgets/curated-grid/curated-grid.tsx';
import type { CuratedGridProps } from './widgets/curated-grid/curated-grid.types.ts';
import { EarlyAccess as EarlyAccessWidget } from './widgets/early-access/early-access.tsx';
import type { EarlyAccessProps } from './widgets/early-access/early-access.types.ts';
import { InstantStyle as InstantStyleWidget } from './widgets/instant-style/instant-style.tsx';
import type { InstantStyleProps } from './widgets/instant-style/instant-style.types.ts';
import { StyleQuiz as StyleQuizWidget } from './widgets/style-quiz/style-quiz.tsx';
import type { StyleQuizProps } from './widgets/style-quiz/style-quiz.types.ts';
import { SwipeDeck as SwipeDeckWidget } from './widgets/swipe-deck/swipe-deck.tsx';
import type { SwipeDeckProps } from './widgets/swipe-deck/swipe-deck.types.ts';

// What a page with React renders. An element's host does for its widget what the outermost box does here.

/** Gives a widget a width where its parent shrinks to fit; the widget itself is a size container, which has none. */
const inPlace = (widget: ReactNode) => <div className="glow-fit">{widget}</div>;

/** Shows the looks that were liked. */
export function CuratedGrid(props: CuratedGridProps): ReactElement {
  return inPlace(<CuratedGridWidget {...props} />);
}

/** Shows six vibes, each a press away from a look. */
export function InstantStyle(props: InstantStyleProps): ReactElement {
  return inPlace(<InstantStyleWidget {...props} />);
}

/** Asks two questions and gets ten looks for the deck. */
export function StyleQuiz(props: StyleQuizProps): ReactElement {
  return inPlace(<StyleQuizWidget {...props} />);
}

/** Shows one look at a time, liked or passed by drag, by key or by button. */
export function SwipeDeck(props: SwipeDeckProps): ReactElement {
  return inPlace(<SwipeDeckWidget {...props} />);
}

/** Shows a sign-up for the early-access list, in a modal. */
export function EarlyAccess(props: EarlyAccessProps): ReactElement {
  return <EarlyAccessWidget {...props} />;
}
