export type { KeptLooks } from './kept-looks.ts';
export {
  deleteUnusedUpload,
  findLook,
  findLooks,
  findUnusedUploads,
  keepLooks,
  keepUpload,
} from './look.repository.ts';
export { type DrawnLook, isDrawn, isUploaded, type Look, type Upload, type UploadedLook } from './look.ts';
export { LOOK_PATH_PATTERN, lookOnTheWire, lookPath } from './look-on-the-wire.ts';
export { sowLooks } from './sow-looks.ts';
