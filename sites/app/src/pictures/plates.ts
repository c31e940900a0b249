/** Addresses of the drawn plates, by file name: `hero-wide-1440.avif`. Drawn by `build/draw-plates.ts`. */
const FILES = import.meta.glob<string>('../../generated/plates/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PlateFormat = 'avif' | 'webp';

export interface PlateFile {
  readonly url: string;
  readonly widthPx: number;
}

function readFiles(): ReadonlyMap<string, readonly PlateFile[]> {
  const files = new Map<string, PlateFile[]>();
  for (const [path, url] of Object.entries(FILES)) {
    const [, name, width, format] = /^.*\/([\w-]+)-(\d+)\.(\w+)$/.exec(path) ?? [];
    const key = `${name}.${format}`;
    files.set(key, [...(files.get(key) ?? []), { url, widthPx: Number(width) }]);
  }
  for (const list of files.values()) list.sort((one, other) => one.widthPx - other.widthPx);
  return files;
}

const PLATES = readFiles();

/** Every width of a plate in one format, narrowest first. */
export function plateFiles(plate: string, format: PlateFormat): readonly PlateFile[] {
  return PLATES.get(`${plate}.${format}`) ?? [];
}

/** The value of `srcset`. */
export function srcSetOf(plate: string, format: PlateFormat): string {
  return plateFiles(plate, format)
    .map(({ url, widthPx }) => `${url} ${widthPx}w`)
    .join(', ');
}
