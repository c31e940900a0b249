import { mediaPicture, type PictureSource } from '#shared/look-picture.ts';
import type { AnswerDetail } from './event-details.ts';

const FOLDERS = { style: 'style', bodyShape: 'shape' } as const;
/** `auto` takes the box of a lazy picture, which is wider than its card; the rest is for browsers without it. */
const SIZES = {
  style: 'auto, (width < 740px) 66vw, 460px',
  bodyShape: 'auto, (width < 740px) 43vw, 320px',
} as const;

/** The picture of an answer, drawn by the stylist: media at a fixed name (INTERFACE section 2), such as `shape/pear`. */
export function answerPicture(apiBase: string, { question, answer }: AnswerDetail): PictureSource {
  const name = answer.toLowerCase().replace(' ', '-');
  return mediaPicture(`${apiBase}/media/${FOLDERS[question]}/${name}`, SIZES[question], 320);
}

/** Fetches pictures that are about to be shown. */
export function fetchAhead(pictures: readonly PictureSource[]): void {
  for (const { sizes, srcSet } of pictures) Object.assign(new Image(), { sizes, srcset: srcSet });
}
