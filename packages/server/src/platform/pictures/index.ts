export {
  PICTURE_FORMATS,
  type PictureFormat,
  type PictureOrder,
  type PictureSource,
} from './picture-source.ts';
export { openStylistPictures } from './stylist-pictures.ts';
