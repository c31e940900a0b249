/** `integrity.json` of a build: the hash of every file by its path beside it. */
interface Integrity {
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Returns an import map, as JSON to be written into a page, by which a browser runs the modules of one version only
 * where their bytes are the published ones. An import map names whole addresses, so it belongs to one server.
 * @param base Address of the folder with the files, with a slash at its end.
 */
export function importMapOf(integrityJson: Buffer, base: string): string {
  const { files } = JSON.parse(integrityJson.toString()) as Integrity;
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([path, hash]) => [base + path, hash]));
  return JSON.stringify({ integrity }, null, 2);
}
