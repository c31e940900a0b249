import { Button, buttonClass } from '@glow/kit';
import { Link } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import type { WardrobeModel } from './use-wardrobe.ts';
import { shownItems } from './wardrobe.machine.ts';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';
import { SkeletonCard, WardrobeCard } from './wardrobe-card.tsx';

/** As many as fill the first view. */
const SKELETONS = 4;

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
  return (
    <ul className="wardrobe-grid">
      {items.map((item) =>
        item.image.trim() ? (
          <WardrobeCard key={item.name} item={item} onDelete={ask} />
        ) : (
          <SkeletonCard key={item.name} />
        ),
      )}
    </ul>
  );
}
