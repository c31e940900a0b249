import type { Page } from '@glow/api';
import type { Api, CallOptions } from '@glow/api/client';
import { Button } from '@glow/kit';
import { useRef, useState } from 'react';
import type { SectionName } from '../address/section-names.ts';
import { useAdminCall } from '../calls/admin-calls.ts';
import { ConfirmDeletion } from '../deletion/confirm-deletion.tsx';
import { useDeletion } from '../deletion/use-deletion.ts';
import { PicturePreview, type PreviewedPicture } from '../picture/picture-preview.tsx';
import { Thumbnail } from '../picture/thumbnail.tsx';
import { SearchForm } from '../search/search-form.tsx';
import type { Column } from '../table/data-table.tsx';
import { useTable } from '../table/use-table.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import type { UploadKind } from '../upload/upload-kinds.ts';
import type { Announce } from './announce.ts';
import type { OpenSection } from './console-section.tsx';
import { DeleteButton } from './delete-button.tsx';
import { COLUMN_TEXTS, SECTION_TEXTS } from './section.messages.ts';
import { SectionTable } from './section-table.tsx';

/** What the two kinds of pictures do in their own way. */
export interface PictureKind<Item> {
  readonly name: SectionName;
  readonly pageSize: number;
  readonly search: (
    api: Api,
    query: { readonly q: string; readonly page: number; readonly page_size: number },
    options: CallOptions,
  ) => Promise<Page<Item>>;
  readonly erase: (api: Api, filename: string) => Promise<void>;
  readonly upload: UploadKind<Item>;
  /** Beside the picture, and before the actions. */
  readonly columns: readonly Column<Item>[];
  readonly uploadTexts: {
    readonly upload: string;
    readonly uploadHeading: string;
    readonly uploaded: (name: string) => string;
  };
  readonly deletionTexts: {
    readonly question: (name: string) => string;
    readonly deleted: (name: string) => string;
    readonly failed: string;
  };
}

interface PicturesPanelProps<Item> {
  readonly kind: PictureKind<Item>;
  readonly section: OpenSection;
  readonly announce: Announce;
}

const keyOf = ({ filename }: PreviewedPicture) => filename;

/** Pictures with search, upload, preview and deletion. */
export function PicturesPanel<Item extends PreviewedPicture>({
  kind,
  section,
  announce,
}: PicturesPanelProps<Item>) {
  const { place, goTo } = section;
  const { name, pageSize, uploadTexts, deletionTexts } = kind;
  const run = useAdminCall();
  const regionRef = useRef<HTMLElement>(null);
  const [upload, setUpload] = useState<'closed' | 'open'>('closed');
  const [preview, setPreview] = useState<{ state: 'closed' | 'open'; picture?: Item }>({ state: 'closed' });
  const table = useTable<Item>({
    fetchPage: ({ q, page }, signal) =>
      run((api) => kind.search(api, { q, page, page_size: pageSize }, { signal })),
    keyOf,
    pageSize,
    place,
    version: 0,
    onEmptied: (page) => goTo({ page }, 'replace'),
  });
  const deletion = useDeletion<Item, void>({
    erase: ({ filename }) => run((api) => kind.erase(api, filename)),
    onDeleted(item) {
      table.removed(item);
      announce(deletionTexts.deleted(item.filename));
    },
    onFailedUnseen: () => announce(deletionTexts.failed, 'bad'),
  });
  const picture: Column<Item> = {
    name: 'picture',
    header: COLUMN_TEXTS.picture,
    cell: (item) => (
      <Thumbnail
        image={item.image}
        name={item.filename}
        onPreview={() => setPreview({ state: 'open', picture: item })}
      />
    ),
  };

  function finishUpload(item: Item) {
    setUpload('closed');
    table.added(item);
    // Never both: the page left would be asked for once more, and one without rows would lead elsewhere.
    if (place.page !== 1 || place.q) goTo({ page: 1, q: '' }, 'push');
    else table.retry();
    announce(uploadTexts.uploaded(item.filename));
  }

  return (
    <>
      <div className="admin-tools">
        <SearchForm
          what={SECTION_TEXTS[name].many}
          q={place.q}
          onSearch={(q) => goTo({ q, page: 1 }, 'push')}
          onClear={() => goTo({ q: '', page: 1 }, 'push')}
        />
        <Button size="small" onClick={() => setUpload('open')}>
          {uploadTexts.upload}
        </Button>
      </div>
      <SectionTable
        name={name}
        rule="short-page"
        pageSize={pageSize}
        place={place}
        table={table}
        keyOf={keyOf}
        columns={[picture, ...kind.columns]}
        regionRef={regionRef}
        rowAction={(item) => <DeleteButton of={item.filename} onPress={() => deletion.ask(item)} />}
        onPage={(page) => goTo({ page }, 'push')}
      />
      <UploadDialog
        state={upload}
        heading={uploadTexts.uploadHeading}
        kind={kind.upload}
        onUploaded={finishUpload}
        onClose={() => setUpload('closed')}
      />
      <PicturePreview
        state={preview.state}
        picture={preview.picture}
        onClose={() => setPreview((before) => ({ ...before, state: 'closed' }))}
      />
      <ConfirmDeletion
        deletion={deletion}
        question={({ filename }) => deletionTexts.question(filename)}
        failed={deletionTexts.failed}
        focusAfter={regionRef}
      />
    </>
  );
}
