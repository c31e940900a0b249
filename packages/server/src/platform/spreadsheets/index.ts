export { DATE_FORMAT, type Spreadsheet, writeSpreadsheet } from './spreadsheet.ts';
