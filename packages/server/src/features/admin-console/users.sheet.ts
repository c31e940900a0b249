import { DATE_FORMAT, type Spreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';
import { ADMINISTRATOR, usernameOf } from './user-row.ts';
import type { UserOfList } from './users.repository.ts';

export const USERS_SHEET: Spreadsheet<UserOfList> = {
  name: 'Registered users',
  columns: [
    { header: 'Name', widthChars: 28, cell: usernameOf },
    { header: 'Email', widthChars: 36, cell: ({ email }) => email },
    {
      header: 'Role',
      widthChars: 14,
      cell: ({ role }) => (role === 'administrator' ? ADMINISTRATOR : 'User'),
    },
    {
      header: 'Registered (UTC)',
      widthChars: 18,
      format: DATE_FORMAT,
      cell: ({ created_at }) => new Date(created_at),
    },
    { header: 'Early access', widthChars: 14, cell: ({ registration_id }) => registration_id !== null },
  ],
};
