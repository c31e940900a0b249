import { RowDate } from '../format/row-date.tsx';
import { TagList } from '../picture/tag-list.tsx';
import type { Column } from '../table/data-table.tsx';
import { COLUMN_TEXTS } from './section.messages.ts';

interface PictureRow {
  readonly filename: string;
  readonly tags: readonly string[];
  readonly created_at: string;
}

export const FILENAME_COLUMN: Column<PictureRow> = {
  name: 'filename',
  header: COLUMN_TEXTS.filename,
  scope: 'row',
  cell: ({ filename }) => <bdi>{filename}</bdi>,
};

export const TAGS_COLUMN: Column<PictureRow> = {
  name: 'tags',
  header: COLUMN_TEXTS.tags,
  cell: ({ tags }) => (tags.length > 0 ? <TagList tags={tags} /> : COLUMN_TEXTS.none),
};

export const DATE_COLUMN: Column<PictureRow> = {
  name: 'date',
  header: COLUMN_TEXTS.added,
  sorted: 'descending',
  cell: ({ created_at }) => <RowDate timestamp={created_at} />,
};
