/** Renders the mark, sewn large. */
export function PagePocket() {
  return (
    <div className="page-pocket" aria-hidden="true">
      <span className="sun" />
      <span className="cloth-pocket" />
    </div>
  );
}
