import { ConsoleSection } from './console-section.tsx';
import type { PeopleProps } from './people.ts';
import { RegistrationsPanel } from './registrations-panel.tsx';

/** Who asked for early access (spec section 2, "Admin"). */
export function EarlyAccessSection(props: PeopleProps) {
  return (
    <ConsoleSection name="early-access">
      {(section) => <RegistrationsPanel section={section} {...props} />}
    </ConsoleSection>
  );
}
