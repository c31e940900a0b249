import { ConsoleSection } from './console-section.tsx';
import type { PeopleProps } from './people.ts';
import { UsersPanel } from './users-panel.tsx';

/** Everybody with an account (spec section 2, "Admin"). */
export function UsersSection(props: PeopleProps) {
  return (
    <ConsoleSection name="users">{(section) => <UsersPanel section={section} {...props} />}</ConsoleSection>
  );
}
