import type { ImageRecord, InstantOutfitRecord, UploadInstantOutfitFields } from '@glow/api';
import { type Api, type CallOptions, uploadImage, uploadInstantOutfit } from '@glow/api/client';
import {
  type ChoiceName,
  IMAGE_CHOICES,
  INSTANT_OUTFIT_CHOICES,
  sentFilename,
  sentTags,
  type UploadDraft,
} from './upload-draft.ts';
import { type FailedUpload, imageFailure, instantOutfitFailure } from './upload-failure.ts';

/** What differs between the two uploads. */
export interface UploadKind<Item> {
  readonly choices: readonly ChoiceName[];
  /** Sends a draft without problems. */
  readonly send: (api: Api, file: File, draft: UploadDraft, options: CallOptions) => Promise<Item>;
  readonly failureOf: (error: unknown, answerText: string) => FailedUpload;
}

export const IMAGE_UPLOAD: UploadKind<ImageRecord> = {
  choices: IMAGE_CHOICES,
  send: (api, file, draft, options) =>
    uploadImage(api, file, { filename: sentFilename(draft.filename), tags: sentTags(draft) }, options),
  failureOf: imageFailure,
};

export const INSTANT_OUTFIT_UPLOAD: UploadKind<InstantOutfitRecord> = {
  choices: INSTANT_OUTFIT_CHOICES,
  send(api, file, { filename, choices }, options) {
    const tag = choices.tag as UploadInstantOutfitFields['tag'];
    return uploadInstantOutfit(api, file, { filename: sentFilename(filename), tag }, options);
  },
  failureOf: instantOutfitFailure,
};
