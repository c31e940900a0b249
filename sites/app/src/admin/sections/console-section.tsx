import { type ReactNode, useId } from 'react';
import type { SectionName } from '../address/section-names.ts';
import { CLOSED, FIRST_PAGE, type OpenTable } from '../address/table-address.ts';
import { type HistoryStep, useTableAddress } from '../address/use-table-address.ts';
import { SECTION_TEXTS } from './section.messages.ts';

/** Where an open section stands, and the way elsewhere. */
export interface OpenSection {
  readonly place: OpenTable;
  readonly goTo: (place: Partial<Omit<OpenTable, 'section'>>, step: HistoryStep) => void;
}

interface ConsoleSectionProps {
  readonly name: SectionName;
  /** What is inside; asked for, and asked of the server, only while the section is open. */
  readonly children: (section: OpenSection) => ReactNode;
}

/** A section that opens and closes by its heading; the address remembers which are open. */
export function ConsoleSection({ name, children }: ConsoleSectionProps) {
  const { address, goTo } = useTableAddress(name);
  const id = useId();
  const { title, about } = SECTION_TEXTS[name];
  const isOpen = address.section === 'open';
  return (
    <section className="admin-section" aria-labelledby={`${id}-title`} data-state={address.section}>
      <h2 className="admin-section-heading">
        <button
          type="button"
          className="admin-section-toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          aria-describedby={`${id}-about`}
          onClick={() => goTo(isOpen ? CLOSED : FIRST_PAGE, 'replace')}
        >
          <svg className="admin-chevron" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M7 4l6 6-6 6" />
          </svg>
          <span id={`${id}-title`} className="glow-display">
            {title}
          </span>
        </button>
      </h2>
      <p id={`${id}-about`} className="admin-section-about">
        {about}
      </p>
      <div id={`${id}-panel`} className="admin-section-panel" hidden={!isOpen}>
        {address.section === 'open' &&
          children({
            place: address,
            goTo: (place, step) => goTo({ ...address, ...place }, step),
          })}
      </div>
    </section>
  );
}
