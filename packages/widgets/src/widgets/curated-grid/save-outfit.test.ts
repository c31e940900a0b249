import type { Outfit } from '@glow/api';
import { ApiError } from '@glow/api/client';
import { describe, expect, it, vi } from 'vitest';
import { saveFailure, saveOutfit } from './save-outfit.ts';

const outfit: Outfit = {
  name: 'Satin',
  image: '/media/satin.png',
  tags: [],
  source_url: '',
  alt: '',
  palette: [],
  reasons: [],
};

async function failureOf(outfit: Outfit, save: () => Promise<void>) {
  return saveFailure(
    await saveOutfit(outfit, save).then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
}

describe('saveOutfit', () => {
  it('hands the outfit on', async () => {
    const saved: Outfit[] = [];
    await saveOutfit(outfit, async (one) => void saved.push(one));
    expect(saved).toEqual([outfit]);
  });

  // @spec 5.14 Saving an outfit requires a non-blank image URL.
  // @spec 8.19 missing image gives the internal message 'Outfit is missing an image URL.'
  it.each(['', ' \n'])('makes no call for an outfit whose image is %j', async (image) => {
    const save = vi.fn(async () => {});
    const saving = saveOutfit({ ...outfit, image }, save);
    await expect(saving).rejects.toThrow('Outfit is missing an image URL.');
    expect(save).not.toHaveBeenCalled();
  });
});

describe('saveFailure', () => {
  it('gives the internal message for a missing image', async () => {
    const failure = await failureOf({ ...outfit, image: '' }, async () => {});
    expect(failure).toMatchObject({ message: 'Outfit is missing an image URL.', kind: 'empty' });
  });

  it('gives kind and status of a failed call', async () => {
    const failure = await failureOf(outfit, () => Promise.reject(new ApiError('http', { status: 503 })));
    expect(failure).toMatchObject({ reason: 'request', kind: 'http', status: 503 });
  });

  it('never repeats what a foreign error says', async () => {
    const failure = await failureOf(outfit, () => Promise.reject(new Error('ada@example.com')));
    expect(failure).toEqual({ reason: 'request', message: 'Could not save outfit. Please try again.' });
  });
});
