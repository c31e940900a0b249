import { ApiError } from '@glow/api/client';
import { UPLOAD_TEXTS } from './upload.messages.ts';

/** The sentence of spec section 8, and what else the server had to say. */
export interface FailedUpload {
  readonly text: string;
  readonly detail: string | undefined;
}

/** The status, or that there was no answer to have one. */
function statusOf(error: unknown): string {
  return error instanceof ApiError && error.status ? `${error.status}` : UPLOAD_TEXTS.noAnswer;
}

const wordsOf = (error: unknown) => (error instanceof ApiError ? error.serverText : undefined);

/** 'Upload failed: ' and the status; the server's words stand beside it. */
export function imageFailure(error: unknown): FailedUpload {
  return { text: UPLOAD_TEXTS.failed(statusOf(error)), detail: wordsOf(error) };
}

/** 'Upload failed: ', the status and the answer's text: the words in it where it is one of our errors. */
export function instantOutfitFailure(error: unknown, answerText: string): FailedUpload {
  const words = wordsOf(error) ?? answerText.trim();
  const what = words ? `${statusOf(error)} ${words}` : statusOf(error);
  return { text: UPLOAD_TEXTS.failed(what), detail: undefined };
}
