import { STYLE_FORMULA_TEXTS } from './style-formula.messages.ts';

/** `copied`: the browser shares no files, so the picture's address is in the clipboard. */
export type ShareOutcome = 'shared' | 'given up' | 'copied' | 'failed';

async function fileAt(address: string, name: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture did not come: ${response.status}`);
  return new File([await response.blob()], name, { type: 'image/jpeg' });
}

/** Shares a picture as a file where the platform does that, else its address, else copies that. */
export async function sharePicture(address: string, name: string): Promise<ShareOutcome> {
  const title = STYLE_FORMULA_TEXTS.shareTitle;
  try {
    const files = [await fileAt(address, name)];
    if (navigator.canShare?.({ files })) await navigator.share({ title, files });
    else if (navigator.share) await navigator.share({ title, url: address });
    else {
      await navigator.clipboard.writeText(address);
      return 'copied';
    }
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given up' : 'failed';
  }
}
