import { ApiError } from '@glow/api/client';
import { describe, expect, it } from 'vitest';
import { imageFailure, instantOutfitFailure } from './upload-failure.ts';

const TAKEN = new ApiError('http', { status: 409, serverText: 'That name is taken.' });

describe('imageFailure', () => {
  // @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load
  //   users', 'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to
  //   delete instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
  //   (instant-outfit upload also appends the response text).
  it("is 'Upload failed: ' plus the status, with the server's words beside it", () => {
    expect(imageFailure(TAKEN)).toEqual({ text: 'Upload failed: 409', detail: 'That name is taken.' });
    expect(imageFailure(new ApiError('network')).text).toBe('Upload failed: no answer');
  });
});

describe('instantOutfitFailure', () => {
  // @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load
  //   users', 'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to
  //   delete instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
  //   (instant-outfit upload also appends the response text).
  it('also appends the text of the answer', () => {
    expect(instantOutfitFailure(TAKEN, '{"error":"That name is taken."}').text).toBe(
      'Upload failed: 409 That name is taken.',
    );
    expect(instantOutfitFailure(new ApiError('http', { status: 502 }), 'Bad gateway\n').text).toBe(
      'Upload failed: 502 Bad gateway',
    );
    expect(instantOutfitFailure(new ApiError('network'), '').text).toBe('Upload failed: no answer');
  });
});
