export type { KeptLooks } from './kept-looks.ts';
export {
  deleteGeneratedLook,
  deleteUnusedUpload,
  findLooks,
  findUnusedUploads,
  keepLooks,
  keepRecipes,
  keepUpload,
} from './look.repository.ts';
export { type DrawnLook, isDrawn, isUploaded, type Look, type Upload, type UploadedLook } from './look.ts';
export { LOOK_PATH_PATTERN, lookJson, lookOnTheWire, lookPath } from './look-on-the-wire.ts';
export type { LookRecipe } from './look-recipe.ts';
export {
  createLookbook,
  type DescribedLook,
  describeUpload,
  type Lookbook,
  type OpenedLook,
} from './lookbook.ts';
export { createOfferCache } from './offer-cache.ts';
export { noteOfferChange } from './offer-revision.ts';
export { createOpenings, type Openings } from './openings.ts';
export { sowLooks } from './sow-looks.ts';
