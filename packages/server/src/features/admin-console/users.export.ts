import { DATE_FORMAT, type Spreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';
import type { ListExport } from './list-export.ts';
import { ADMINISTRATOR, usernameOf } from './user-row.ts';
import { findUsersAfter, type UserOfList } from './users.repository.ts';

const SHEET: Spreadsheet<UserOfList> = {
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

export const USERS_EXPORT: ListExport<UserOfList> = { read: findUsersAfter, spreadsheet: SHEET };
