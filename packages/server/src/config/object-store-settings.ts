import { ConfigError, type ObjectStoreConfig } from './config.ts';
import { readHttpUrl } from './setting-readers.ts';

const READERS: Readonly<
  Record<keyof ObjectStoreConfig, readonly [string, (name: string, text: string) => string]>
> = {
  endpoint: ['GLOW_S3_ENDPOINT', readHttpUrl],
  bucket: [
    'GLOW_S3_BUCKET',
    matching(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'a bucket name: 3 to 63 lower-case letters, digits, dots and dashes',
    ),
  ],
  region: ['GLOW_S3_REGION', matching(/^[\w-]{1,64}$/, 'the name of a region, such as us-east-1')],
  accessKeyId: ['GLOW_S3_ACCESS_KEY_ID', matching(/^[!-~]+$/, 'printable ASCII without spaces')],
  secretAccessKey: ['GLOW_S3_SECRET_ACCESS_KEY', matching(/^[!-~]+$/, 'printable ASCII without spaces')],
};

/**
 * Reads the settings of the object store: all of them, or none.
 * @throws {ConfigError} for the first that is missing or cannot be used.
 */
export function readObjectStore(
  environment: Readonly<Record<string, string | undefined>>,
): ObjectStoreConfig | undefined {
  const fields = Object.entries(READERS);
  if (!fields.some(([, [name]]) => environment[name])) return undefined;
  const read = fields.map(([field, [name, reader]]) => {
    const text = environment[name];
    if (!text)
      throw new ConfigError(`${name} is missing: the GLOW_S3_ settings are set all together, or none.`);
    return [field, reader(name, text)] as const;
  });
  return Object.fromEntries(read) as unknown as ObjectStoreConfig;
}

function matching(pattern: RegExp, takes: string) {
  return (name: string, text: string): string => {
    if (pattern.test(text)) return text;
    throw new ConfigError(`${name} must be ${takes}.`);
  };
}
