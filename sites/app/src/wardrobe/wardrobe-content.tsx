import { Button, buttonClass } from '@glow/kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useShownPictures } from '../figure/use-shown-pictures.ts';
import { ROUTES } from '../routes/route-table.ts';
import { ALL_NEWEST_FIRST, arranged } from './arrange.ts';
import { ArrangeBar } from './arrange-bar.tsx';
import type { WardrobeModel } from './use-wardrobe.ts';
import { shownItems } from './wardrobe.machine.ts';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';
import { SkeletonCard, WardrobeCard } from './wardrobe-card.tsx';

/** As many as fill the first view. */
const SKELETONS = 4;
/** From so many on there is something to arrange. */
const ARRANGED_FROM = 3;

export function WardrobeSkeletons() {
  return (
    <>
      <p className="glow-visually-hidden" role="status">
        {WARDROBE_TEXTS.loading}
      </p>
      <ul className="wardrobe-grid" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, place) => (
          <SkeletonCard key={place} />
        ))}
      </ul>
    </>
  );
}

/** What there is of the wardrobe: on its way, not to be had, empty, or the looks. */
export function WardrobeContent({ model: { state, reload, ask } }: { readonly model: WardrobeModel }) {
  const [arrangement, arrange] = useState(ALL_NEWEST_FIRST);
  const pictured = useShownPictures(state.status === 'loaded' ? state.items : []);
  if (state.status === 'loading') return <WardrobeSkeletons />;
  if (state.status === 'failed') {
    return (
      <div className="wardrobe-note">
        <p className="glow-display" role="alert">
          {WARDROBE_TEXTS.loadFailed}
        </p>
        <Button onClick={reload}>{WARDROBE_TEXTS.tryAgain}</Button>
      </div>
    );
  }
  const items = shownItems(state.items);
  if (items.length === 0) {
    return (
      <div className="wardrobe-note">
        <span className="wardrobe-pocket" aria-hidden="true">
          <span className="sun" />
          <span className="cloth-pocket" />
        </span>
        <p className="glow-display">{WARDROBE_TEXTS.empty}</p>
        <Link className={buttonClass()} to={ROUTES.curated}>
          {WARDROBE_TEXTS.viewCurated}
        </Link>
      </div>
    );
  }
  const shown = arranged(items, arrangement);
  return (
    <>
      {items.length >= ARRANGED_FROM && (
        <ArrangeBar items={items} arrangement={arrangement} onArrange={arrange} />
      )}
      {shown.length === 0 && (
        <div className="wardrobe-note" role="status">
          <p className="glow-display">{WARDROBE_TEXTS.noneLikeThat}</p>
          <Button variant="quiet" onClick={() => arrange(ALL_NEWEST_FIRST)}>
            {WARDROBE_TEXTS.showAll}
          </Button>
        </div>
      )}
      <ul className="wardrobe-grid" data-looks={shown.length}>
        {shown.map((item) =>
          item.image.trim() ? (
            <WardrobeCard key={item.name} item={pictured(item)} onDelete={ask} />
          ) : (
            <SkeletonCard key={item.name} />
          ),
        )}
      </ul>
    </>
  );
}
