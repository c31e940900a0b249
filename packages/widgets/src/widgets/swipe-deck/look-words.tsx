import type { Outfit } from '@glow/api';

/** A look has more tags for those who search than for those who swipe. */
const TAGS_SHOWN = 3;

/** The name of the top look, why it was chosen, and its tags. */
export function LookWords({ outfit }: { readonly outfit: Outfit | undefined }) {
  return (
    <div className="glow-look-words" part="words">
      {outfit && (
        <>
          <h3 className="glow-display glow-words-title" part="look-name">
            {outfit.name}
          </h3>
          {outfit.reasons?.[0] && (
            <p className="glow-look-reason" part="reason">
              {outfit.reasons[0]}
            </p>
          )}
          {outfit.tags?.length > 0 && (
            <ul className="glow-words-tags" part="tags">
              {outfit.tags.slice(0, TAGS_SHOWN).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
