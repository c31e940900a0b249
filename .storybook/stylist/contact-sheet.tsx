import { SheetPicture, type SheetPlace } from './sheet-picture.tsx';

interface ContactSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly columns: number;
  readonly places: readonly SheetPlace[];
}

/** Renders looks side by side, drawn by the stylist's own code in this browser. */
export function ContactSheet({ title, lead, columns, places }: ContactSheetProps) {
  return (
    <article className="sheet">
      <header>
        <h1 className="glow-display">{title}</h1>
        <p>{lead}</p>
        <p>
          Drawn by the stylist in this browser, without the grain of the paper that the server adds. The same
          sheet as files: <code>pnpm --filter @glow/stylist sheet</code>
        </p>
      </header>
      <div
        className="sheet-grid"
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(max(104px, 100% / ${columns} - 12px), 1fr))`,
        }}
      >
        {places.map((place, at) => (
          <SheetPicture key={at} place={place} />
        ))}
      </div>
    </article>
  );
}
