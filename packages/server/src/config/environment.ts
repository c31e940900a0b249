import { resolve } from 'node:path';
import type { AiProvider, Config, DatabaseConfig } from './config.ts';
import { ConfigError } from './config.ts';
import { readObjectStore } from './object-store-settings.ts';
import {
  readApiKey,
  readChoice,
  readDatabaseUrl,
  readEmail,
  readHost,
  readHttpUrl,
  readModelName,
  readOrigins,
  readPassword,
  readPlace,
  readPort,
  readRedisUrl,
} from './setting-readers.ts';

const REPOSITORY_DIRECTORY = resolve(import.meta.dirname, '../../../..');
const OPEN_METEO_URL = 'https://api.open-meteo.com/v1/forecast';

const AI_NEEDED = ['GLOW_AI_BASE_URL', 'GLOW_AI_TEXT_MODEL'] as const;
const AI_SETTINGS = [...AI_NEEDED, 'GLOW_AI_IMAGE_MODEL', 'GLOW_AI_API_KEY'] as const;

type ReadSetting = <Value>(name: string, reader: (name: string, text: string) => Value) => Value | undefined;

const NEEDS_POSTGRES =
  'GLOW_ROLE is serve or draw, whose queue of drawings is in PostgreSQL: set DATABASE_URL as well.';
const readRole = (name: string, text: string) => readChoice(name, text, ['all', 'serve', 'draw']);

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings, once; an empty one counts as unset.
 * @throws {ConfigError} for the first setting that cannot be used.
 */
export function readConfig(environment: Environment): Config {
  checkBuildSettings(environment);
  const read: ReadSetting = (name, reader) => {
    const text = environment[name];
    return text ? reader(name, text) : undefined;
  };
  const dataDirectory = resolve(environment.GLOW_DATA_DIR || `${REPOSITORY_DIRECTORY}/.glow`);
  const telemetryUrl = read('OTEL_EXPORTER_OTLP_ENDPOINT', readHttpUrl);
  const publicUrl = read('GLOW_PUBLIC_URL', readHttpUrl);
  const email = read('GLOW_ADMIN_EMAIL', readEmail);
  const password = read('GLOW_ADMIN_PASSWORD', readPassword);
  const fallbackPlace = read('GLOW_WEATHER_CITY', readPlace);
  const onOff = (name: string, text: string) => readChoice(name, text, ['on', 'off', '1', '0']);
  const isOn = (name: string, fallback: 'on' | 'off') => /on|1/.test(read(name, onOff) ?? fallback);
  const redisUrl = read('REDIS_URL', readRedisUrl);
  const objectStore = readObjectStore(environment);
  const partnerOrigins = environment.GLOW_PARTNER_ORIGINS?.trim();
  const database = databaseConfig(
    dataDirectory,
    read('DATABASE_URL', readDatabaseUrl),
    read('DATABASE_READ_URL', readDatabaseUrl),
  );
  const role = read('GLOW_ROLE', readRole) ?? 'all';
  if (role !== 'all' && database.kind === 'sqlite') throw new ConfigError(NEEDS_POSTGRES);
  return {
    role,
    listen: { host: read('HOST', readHost) ?? '127.0.0.1', port: read('PORT', readPort) ?? 8000 },
    dataDirectory,
    ...(publicUrl && { publicUrl }),
    database,
    ...(objectStore && { objectStore }),
    ...(redisUrl && { redisUrl }),
    trustedProxies: isOn('GLOW_TRUST_PROXY', 'off') ? 1 : 0,
    ai: { enabled: isOn('GLOW_AI', 'on'), ...aiProvider(environment, read) },
    drawing: isOn('GLOW_DRAW_AT_START', 'on') ? 'at-start' : 'on-demand',
    administrator: { ...(email && { email }), ...(password && { password }) },
    weather: {
      ...(environment.GLOW_WEATHER_URL !== 'none' && {
        url: read('GLOW_WEATHER_URL', readHttpUrl) ?? OPEN_METEO_URL,
      }),
      ...(fallbackPlace && { fallbackPlace }),
    },
    ...(telemetryUrl && { telemetryUrl }),
    partnerOrigins: partnerOrigins === '*' ? '*' : (read('GLOW_PARTNER_ORIGINS', readOrigins) ?? '*'),
    siteOrigins: read('GLOW_SITE_ORIGINS', readOrigins) ?? [],
  };
}

function databaseConfig(
  dataDirectory: string,
  url: string | undefined,
  readUrl: string | undefined,
): DatabaseConfig {
  if (url) return { kind: 'postgres', url, ...(readUrl && { readUrl }) };
  if (readUrl) throw new ConfigError('DATABASE_READ_URL needs DATABASE_URL beside it.');
  return { kind: 'sqlite', file: resolve(dataDirectory, 'glow.sqlite') };
}

/** A provider is named by its address and a text model; a key and an image model may come with them. */
function aiProvider(environment: Environment, read: ReadSetting): { readonly provider?: AiProvider } {
  const baseUrl = read('GLOW_AI_BASE_URL', readHttpUrl);
  const textModel = read('GLOW_AI_TEXT_MODEL', readModelName);
  const imageModel = read('GLOW_AI_IMAGE_MODEL', readModelName);
  const apiKey = read('GLOW_AI_API_KEY', readApiKey);
  if (baseUrl && textModel)
    return { provider: { baseUrl, textModel, ...(imageModel && { imageModel }), ...(apiKey && { apiKey }) } };
  const alone = AI_SETTINGS.find((name) => environment[name]);
  if (alone) {
    const missing = AI_NEEDED.filter((name) => !environment[name]);
    throw new ConfigError(`${alone} needs ${missing.join(' and ')} beside it.`);
  }
  return {};
}

/**
 * Checks the settings of the build as well, so that a bad value stops the start before anything is built.
 */
function checkBuildSettings({ GLOW_API_BASE }: Environment): void {
  if (GLOW_API_BASE) readHttpUrl('GLOW_API_BASE', GLOW_API_BASE);
}
