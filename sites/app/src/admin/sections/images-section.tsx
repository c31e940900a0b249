import { type ImageRecord, PAGE_SIZE } from '@glow/api';
import { deleteImage, searchImages } from '@glow/api/client';
import { DELETION_TEXTS } from '../deletion/deletion.messages.ts';
import { IMAGE_UPLOAD } from '../upload/upload-kinds.ts';
import type { Announce } from './announce.ts';
import { ConsoleSection } from './console-section.tsx';
import { DATE_COLUMN, FILENAME_COLUMN, TAGS_COLUMN } from './picture-columns.tsx';
import { type PictureKind, PicturesPanel } from './pictures-panel.tsx';
import { IMAGE_TEXTS } from './section.messages.ts';

const IMAGES: PictureKind<ImageRecord> = {
  name: 'images',
  pageSize: PAGE_SIZE.images,
  search: searchImages,
  erase: deleteImage,
  upload: IMAGE_UPLOAD,
  columns: [FILENAME_COLUMN, TAGS_COLUMN, DATE_COLUMN],
  uploadTexts: IMAGE_TEXTS,
  deletionTexts: DELETION_TEXTS.image,
};

/** Renders the outfit images that the quiz recommends (spec section 2, "Admin"). */
export function ImagesSection({ announce }: { readonly announce: Announce }) {
  return (
    <ConsoleSection name={IMAGES.name}>
      {(section) => <PicturesPanel kind={IMAGES} section={section} announce={announce} />}
    </ConsoleSection>
  );
}
