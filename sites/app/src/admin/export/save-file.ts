/** Long enough for the browser to have taken the file; it tells nobody when it has. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a file to the visitor's browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_AFTER_MS);
}
