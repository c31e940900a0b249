/** Addresses of the drawn illustrations, by file name: `hero-wide-1440.avif`. Drawn by `build/draw-illustrations.ts`. */
const FILES = import.meta.glob<string>('../../generated/illustrations/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type IllustrationFormat = 'avif' | 'webp';

export interface IllustrationFile {
  readonly url: string;
  readonly widthPx: number;
}

function readFiles(): ReadonlyMap<string, readonly IllustrationFile[]> {
  const files = new Map<string, IllustrationFile[]>();
  for (const [path, url] of Object.entries(FILES)) {
    const [, name, width, format] = /^.*\/([\w-]+)-(\d+)\.(\w+)$/.exec(path) ?? [];
    const key = `${name}.${format}`;
    files.set(key, [...(files.get(key) ?? []), { url, widthPx: Number(width) }]);
  }
  for (const list of files.values()) list.sort((one, other) => one.widthPx - other.widthPx);
  return files;
}

const ILLUSTRATIONS = readFiles();

/** Every width of a illustration in one format, narrowest first. */
export function illustrationFiles(
  illustration: string,
  format: IllustrationFormat,
): readonly IllustrationFile[] {
  return ILLUSTRATIONS.get(`${illustration}.${format}`) ?? [];
}

/** Returns the value of `srcset`. */
export function srcSetOf(illustration: string, format: IllustrationFormat): string {
  return illustrationFiles(illustration, format)
    .map(({ url, widthPx }) => `${url} ${widthPx}w`)
    .join(', ');
}
