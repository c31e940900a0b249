import { isEmail, isStrongPassword, normaliseEmail, withoutTrailingSlashes } from '@glow/api';
import type { Place } from './config.ts';
import { ConfigError } from './config.ts';

/** Each reads one setting's text, or throws a `ConfigError` that says what the setting takes. */

export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`${name} must be a port number from 0 to 65535.`);
}

export function readHost(name: string, text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new ConfigError(`${name} must be a host name or an IP address to listen on, such as 127.0.0.1.`);
}

/** Reads one of the words, compared without case. */
export function readChoice<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === text.toLowerCase());
  if (choice !== undefined) return choice;
  throw new ConfigError(`${name} must be one of ${choices.join(', ')}.`);
}

/** Reads an http or https address without query and hash; its trailing slashes are dropped. */
export function readHttpUrl(name: string, text: string): string {
  const url = URL.parse(text);
  const isPlain = url && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && (url.protocol === 'http:' || url.protocol === 'https:'))
    return withoutTrailingSlashes(url.href);
  throw new ConfigError(`${name} must be an address that starts with http:// or https://, without a query.`);
}

export function readDatabaseUrl(name: string, text: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(
    `${name} must be a PostgreSQL address that starts with postgres:// or postgresql://.`,
  );
}

export function readRedisUrl(name: string, text: string): string {
  if (/^rediss?:\/\//.test(text) && URL.parse(text)?.hostname) return text;
  throw new ConfigError(`${name} must be a Redis address that starts with redis:// or rediss://.`);
}

export function readEmail(name: string, text: string): string {
  if (isEmail(text.trim())) return normaliseEmail(text);
  throw new ConfigError(`${name} must be an email address.`);
}

export function readPassword(name: string, text: string): string {
  if (isStrongPassword(text)) return text;
  throw new ConfigError(
    `${name} must have at least 8 characters with an uppercase letter and a special character.`,
  );
}

/** Reads a model's name as its provider writes it; visitors read it too. */
export function readModelName(name: string, text: string): string {
  if (/^[\w.:/@-]{1,100}$/.test(text)) return text;
  throw new ConfigError(
    `${name} must be a model's name of up to 100 letters, digits, dots, colons, slashes and hyphens.`,
  );
}

export function readApiKey(name: string, text: string): string {
  if (/^[\x21-\x7e]{1,1000}$/.test(text)) return text;
  throw new ConfigError(`${name} must be a key of up to 1000 characters without spaces.`);
}

/** Origins separated by commas, such as `https://shop.example,https://www.shop.example`. */
export function readOrigins(name: string, text: string): readonly string[] {
  const origins = text.split(',').map((entry) => entry.trim().replace(/\/$/, ''));
  if (origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin))
    return origins;
  throw new ConfigError(`${name} must be origins such as https://shop.example, separated by commas.`);
}

/** Reads `name, latitude, longitude`; the name may contain commas. */
export function readPlace(name: string, text: string): Place {
  const parts = text.split(',').map((part) => part.trim());
  const [latitude, longitude] = parts.slice(-2).map((part) => (part ? Number(part) : Number.NaN));
  const placeName = parts.slice(0, -2).join(', ');
  if (placeName && isWithin(latitude, 90) && isWithin(longitude, 180)) {
    return { name: placeName, latitude, longitude };
  }
  throw new ConfigError(`${name} must be a name, a latitude and a longitude, such as "Zurich, 47.37, 8.54".`);
}

function isWithin(degrees: number | undefined, limit: number): degrees is number {
  return degrees !== undefined && Math.abs(degrees) <= limit;
}
