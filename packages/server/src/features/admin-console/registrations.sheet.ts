import { DATE_FORMAT, type Spreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';
import type { RegistrationRow } from './registrations.repository.ts';

/** Returns what a page passed along as it would stand in an address: `utm_source=letter&ref=7`. */
const fieldsText = (json: string | null) =>
  json === null ? '' : new URLSearchParams(JSON.parse(json) as Record<string, string>).toString();

export const REGISTRATIONS_SHEET: Spreadsheet<RegistrationRow> = {
  name: 'Early access',
  columns: [
    { header: 'Email', widthChars: 36, cell: ({ email }) => email },
    { header: 'Consent', widthChars: 10, cell: ({ consent }) => consent === 1 },
    { header: 'Consent text', widthChars: 14, cell: (row) => row.consent_text_version },
    {
      header: 'Registered (UTC)',
      widthChars: 18,
      format: DATE_FORMAT,
      cell: ({ created_at }) => new Date(created_at),
    },
    { header: 'Page', widthChars: 30, cell: ({ page_origin }) => page_origin ?? '' },
    { header: 'Page fields', widthChars: 30, cell: ({ page_fields }) => fieldsText(page_fields) },
    { header: 'Has an account', widthChars: 16, cell: ({ account_id }) => account_id !== null },
  ],
};
