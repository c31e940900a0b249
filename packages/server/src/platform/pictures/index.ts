export { createGallery, type Gallery } from './gallery.ts';
export type { PictureForm } from './picture-form.ts';
export type { Demand, ImageFormat, PictureOrder, PictureSource } from './picture-source.ts';
export { openStylistPictures } from './stylist-pictures.ts';
