import type { Erased } from '@glow/api';
import { deleteUser } from '@glow/api/client';
import { useAdminCall } from '../calls/admin-calls.ts';
import { DELETION_TEXTS, whatWasErased } from '../deletion/deletion.messages.ts';
import { type DeletionModel, useDeletion } from '../deletion/use-deletion.ts';
import type { Announce } from './announce.ts';

/** What the two lists of people share: erasing somebody changes both. */
export interface PeopleProps {
  /** Counts erasures made anywhere in the console. */
  readonly peopleVersion: number;
  readonly onErased: () => void;
  readonly announce: Announce;
}

export type PersonPart = 'account' | 'registration';

/** A list that shows one part of people; a row stays where that part of an administrator does. */
interface PersonList<Row> {
  readonly part: PersonPart;
  readonly removed: (row: Row) => void;
}

/** The deletion of a person, from either list: both use the one call with the row's email (spec section 6). */
export function usePersonDeletion<Row extends { readonly email: string }>(
  { onErased, announce }: PeopleProps,
  { part, removed }: PersonList<Row>,
): DeletionModel<Row> {
  const run = useAdminCall();
  return useDeletion<Row, Erased>({
    erase: ({ email }) => run((api) => deleteUser(api, email)),
    onDeleted(row, erased) {
      if (erased[part]) removed(row);
      onErased();
      announce(whatWasErased(erased));
    },
    onFailedUnseen: () => announce(DELETION_TEXTS.user.failed, 'bad'),
  });
}
