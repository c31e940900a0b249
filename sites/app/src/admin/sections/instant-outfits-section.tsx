import { type InstantOutfitRecord, PAGE_SIZE } from '@glow/api';
import { deleteInstantOutfit, searchInstantOutfits } from '@glow/api/client';
import { DELETION_TEXTS } from '../deletion/deletion.messages.ts';
import { INSTANT_OUTFIT_UPLOAD } from '../upload/upload-kinds.ts';
import type { Announce } from './announce.ts';
import { ConsoleSection } from './console-section.tsx';
import { DATE_COLUMN, FILENAME_COLUMN, TAGS_COLUMN } from './picture-columns.tsx';
import { type PictureKind, PicturesPanel } from './pictures-panel.tsx';
import { COLUMN_TEXTS, INSTANT_OUTFIT_TEXTS } from './section.messages.ts';

const INSTANT_OUTFITS: PictureKind<InstantOutfitRecord> = {
  name: 'instant-outfits',
  pageSize: PAGE_SIZE.instantOutfits,
  search: searchInstantOutfits,
  erase: deleteInstantOutfit,
  upload: INSTANT_OUTFIT_UPLOAD,
  columns: [
    FILENAME_COLUMN,
    { name: 'vibe', header: COLUMN_TEXTS.vibe, cell: ({ vibe }) => vibe },
    TAGS_COLUMN,
    DATE_COLUMN,
  ],
  uploadTexts: INSTANT_OUTFIT_TEXTS,
  deletionTexts: DELETION_TEXTS.instantOutfit,
};

/** Renders the looks of the instant-style section (spec section 2, "Admin"). */
export function InstantOutfitsSection({ announce }: { readonly announce: Announce }) {
  return (
    <ConsoleSection name={INSTANT_OUTFITS.name}>
      {(section) => <PicturesPanel kind={INSTANT_OUTFITS} section={section} announce={announce} />}
    </ConsoleSection>
  );
}
