import { describe, expect, it } from 'vitest';
import { dispositionFileName, exportFileName } from './export-file-name.ts';

describe('dispositionFileName', () => {
  it.each([
    ['attachment; filename="early-access-1.xlsx"', 'early-access-1.xlsx'],
    ['attachment; filename=users.xlsx', 'users.xlsx'],
    [`attachment; filename="a.xlsx"; filename*=UTF-8''%C3%A9t%C3%A9.xlsx`, 'été.xlsx'],
    [`attachment; filename="a.xlsx"; filename*=UTF-8''%E0%A4`, 'a.xlsx'],
    ['attachment; filename="../../etc/a.xlsx"', 'a.xlsx'],
  ])('reads %s', (header, name) => {
    expect(dispositionFileName(header)).toBe(name);
  });

  it('is nothing where the header names nothing', () => {
    expect(dispositionFileName(null)).toBeUndefined();
    expect(dispositionFileName('attachment')).toBeUndefined();
  });
});

describe('exportFileName', () => {
  // @spec 7.21 | GET /api/early_access/export/ (Bearer) | none | a spreadsheet file, saved as
  //   early-access-{timestamp}.xlsx |
  // @spec 7.24 | GET /api/users/export/ (Bearer) | none | a file, saved as registered-users-{timestamp}.xlsx
  //   |
  it('is the name of the specification with a timestamp that every file system takes', () => {
    const now = new Date('2026-11-21T08:30:05.123Z');
    expect(exportFileName('early-access', now)).toBe('early-access-2026-11-21T08-30-05.xlsx');
    expect(exportFileName('registered-users', now)).toBe('registered-users-2026-11-21T08-30-05.xlsx');
  });
});
