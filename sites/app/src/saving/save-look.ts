import { saveImage } from '@glow/api/client';
import { authorised } from '../session/authorised.ts';
import { forgetWantedSave } from '../session/sign-in-origin.ts';
import type { WantedSave } from '../session/wanted-save.ts';

/**
 * Puts a look into the wardrobe of whoever is signed in (spec section 7); it is no longer wanted then.
 * @throws {SignInRequired} when nobody is, or the session has ended.
 * @throws {ApiError} whatever else the call failed with.
 */
export async function saveLook({ name, image, tags }: WantedSave): Promise<void> {
  await authorised((api) => saveImage(api, { filename: name, image_url: image, tags: [...tags] }));
  forgetWantedSave({ name });
}
