import { NAME_MAX_LENGTH } from '@glow/api';
import { filenameOf } from '#catalogue/looks/look.ts';
import { longFilename, noFilename, unreadableFilename } from './administration.errors.ts';

const HAS_ENDING = /\.png$/iu;
/** Control characters, line separators, and marks under which a name reads as another than it is. */
const UNREADABLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const VISIBLE = /[\p{L}\p{N}\p{S}]/u;

/** Returns the outfit's name in a file name, with or without its ending. */
export function nameOf(filename: string): string {
  return filename.replace(HAS_ENDING, '');
}

/**
 * Reads the name of an outfit from the file name it was uploaded under. It is a label only: slashes, dots
 * and emoji are fine in it, since no path is ever made from it.
 * @throws {ServiceError} `invalid_request` where it is blank, too long or cannot be read.
 */
export function readUploadName(filename: string): string {
  const name = nameOf(filename.normalize('NFC').trim()).trim();
  if (UNREADABLE.test(name)) throw unreadableFilename();
  if (!VISIBLE.test(name)) throw noFilename();
  if ([...filenameOf(name)].length > NAME_MAX_LENGTH) throw longFilename();
  return name;
}
