export { lookPicture, mediaPicture, type PictureSource, withWidth } from './look-picture.ts';
