export type { ImageFormat, PictureOrder, PictureSource } from './picture-source.ts';
export { openStylistPictures } from './stylist-pictures.ts';
