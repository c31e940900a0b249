import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readConfig } from './environment.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toEqual({
      role: 'all',
      listen: { host: '127.0.0.1', port: 8000 },
      dataDirectory: expect.stringMatching(/\.glow$/),
      database: { kind: 'sqlite', file: expect.stringMatching(/glow\.sqlite$/) },
      trustedProxies: 0,
      ai: { enabled: true },
      drawing: 'at-start',
      administrator: {},
      weather: { url: 'https://api.open-meteo.com/v1/forecast' },
      partnerOrigins: '*',
      siteOrigins: [],
    });
    expect(isAbsolute(config.dataDirectory)).toBe(true);
  });

  it('takes an empty setting for an absent one', () => {
    const names = ['PORT', 'HOST', 'GLOW_DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'GLOW_PARTNER_ORIGINS'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::',
      GLOW_DATA_DIR: '/var/lib/glow',
      GLOW_PUBLIC_URL: 'https://glow.example/base/',
      GLOW_ADMIN_EMAIL: 'Ada@Example.com',
      GLOW_ADMIN_PASSWORD: 'Correct horse!',
      DATABASE_URL: 'postgres://glow@db/glow',
      DATABASE_READ_URL: 'postgres://glow@replica/glow',
      GLOW_ROLE: 'serve',
      REDIS_URL: 'rediss://glow:pw@redis:6380/1',
      GLOW_AI: 'off',
      GLOW_DRAW_AT_START: 'off',
      GLOW_TRUST_PROXY: '1',
      GLOW_WEATHER_URL: 'http://weather.example/v1',
      GLOW_WEATHER_CITY: 'Washington, D.C., 38.9, -77.04',
      GLOW_PARTNER_ORIGINS: 'https://shop.example, http://localhost:3000/',
      GLOW_SITE_ORIGINS: 'https://www.glow.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    });
    expect(config).toEqual({
      role: 'serve',
      listen: { host: '::', port: 0 },
      dataDirectory: '/var/lib/glow',
      publicUrl: 'https://glow.example/base',
      database: {
        kind: 'postgres',
        url: 'postgres://glow@db/glow',
        readUrl: 'postgres://glow@replica/glow',
      },
      redisUrl: 'rediss://glow:pw@redis:6380/1',
      trustedProxies: 1,
      ai: { enabled: false },
      drawing: 'on-demand',
      administrator: { email: 'ada@example.com', password: 'Correct horse!' },
      weather: {
        url: 'http://weather.example/v1',
        fallbackPlace: { name: 'Washington, D.C.', latitude: 38.9, longitude: -77.04 },
      },
      partnerOrigins: ['https://shop.example', 'http://localhost:3000'],
      siteOrigins: ['https://www.glow.example'],
      telemetryUrl: 'http://collector:4318',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a host'],
    ['GLOW_API_BASE', 'api.example'],
    ['GLOW_API_BASE', 'ftp://api.example'],
    ['DATABASE_READ_URL', 'postgres://secretweak@replica/glow'],
    ['DATABASE_READ_URL', 'mysql://secretweak@replica/glow'],
    ['GLOW_ROLE', 'draw'],
    ['GLOW_ROLE', 'serve'],
    ['GLOW_ROLE', 'secretweak'],
    ['GLOW_PUBLIC_URL', 'glow.example'],
    ['GLOW_PUBLIC_URL', 'ftp://glow.example'],
    ['GLOW_PUBLIC_URL', 'https://glow.example/?a=b'],
    ['GLOW_ADMIN_EMAIL', 'ada'],
    ['GLOW_ADMIN_PASSWORD', 'secretweak'],
    ['DATABASE_URL', 'mysql://secretweak@db/glow'],
    ['DATABASE_URL', 'postgres://[secretweak'],
    ['GLOW_AI', 'maybe'],
    ['GLOW_TRUST_PROXY', 'yes'],
    ['GLOW_WEATHER_URL', 'weather'],
    ['GLOW_WEATHER_CITY', 'Zurich'],
    ['GLOW_WEATHER_CITY', 'Zurich, 91, 8'],
    ['GLOW_WEATHER_CITY', 'Zurich, 47,'],
    ['GLOW_PARTNER_ORIGINS', 'shop.example'],
    ['GLOW_PARTNER_ORIGINS', 'https://shop.example, *'],
    ['GLOW_SITE_ORIGINS', '*'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['GLOW_SITE_ORIGINS', 'https://glow.example/path'],
    ['REDIS_URL', 'http://secretweak@r'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://[secretweak'],
    ['GLOW_AI_BASE_URL', 'https://ai.example'],
    ['GLOW_AI_API_KEY', 'secretweak'],
    ['GLOW_AI_IMAGE_MODEL', 'm'],
    ['GLOW_AI_TEXT_MODEL', 'm'],
    ['GLOW_AI_TEXT_MODEL', 'secretweak model'],
    ['GLOW_AI_API_KEY', 'secretweak key'],
  ])('stops at %s=%s with one sentence that names it and hides its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
    expect(read).not.toThrow(/secretweak/);
  });

  it('takes an AI provider by its address and a text model', () => {
    const named = { GLOW_AI_BASE_URL: 'https://ai.example/v1/', GLOW_AI_TEXT_MODEL: 'org/style-1:latest' };
    const provider = { baseUrl: 'https://ai.example/v1', textModel: 'org/style-1:latest' };
    expect(readConfig(named).ai).toEqual({ enabled: true, provider });
    expect(readConfig({ ...named, GLOW_AI_IMAGE_MODEL: 'paint-1', GLOW_AI_API_KEY: 'sk-1' }).ai).toEqual({
      enabled: true,
      provider: { ...provider, imageModel: 'paint-1', apiKey: 'sk-1' },
    });
    expect(() => readConfig({ GLOW_AI_IMAGE_MODEL: 'paint-1' })).toThrow(
      'GLOW_AI_IMAGE_MODEL needs GLOW_AI_BASE_URL and GLOW_AI_TEXT_MODEL beside it.',
    );
  });

  const store = {
    GLOW_S3_ENDPOINT: 'https://s3.example',
    GLOW_S3_BUCKET: 'glow-pictures',
    GLOW_S3_REGION: 'eu-central-1',
    GLOW_S3_ACCESS_KEY_ID: 'secretweak',
    GLOW_S3_SECRET_ACCESS_KEY: 'secretweaker',
  };

  it('reads the five settings of an object store', () => {
    expect(readConfig(store).objectStore).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'glow-pictures',
      region: 'eu-central-1',
      accessKeyId: 'secretweak',
      secretAccessKey: 'secretweaker',
    });
  });

  it.each(Object.keys(store))(
    'stops where only %s of an object store is missing, or is the only one',
    (name) => {
      const without = () => readConfig({ ...store, [name]: '' });
      expect(without).toThrow(new RegExp(`^${name} is missing: .*\\.$`));
      const alone = () => readConfig({ [name]: store[name as keyof typeof store] });
      expect(alone).toThrow(/^GLOW_S3_\w+ is missing: .*\.$/);
      for (const read of [without, alone]) expect(read).not.toThrow(/secretweak/);
    },
  );

  it.each([
    ['GLOW_S3_ENDPOINT', 's3.example/secretweak'],
    ['GLOW_S3_BUCKET', 'Secretweak'],
    ['GLOW_S3_BUCKET', 'secretweak/..'],
    ['GLOW_S3_REGION', 'secretweak here'],
    ['GLOW_S3_ACCESS_KEY_ID', 'secretweak\n'],
    ['GLOW_S3_SECRET_ACCESS_KEY', 'secretweak\u00e9'],
  ])('stops at %s=%j with one sentence that names it and hides its value', (name, value) => {
    const read = () => readConfig({ ...store, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
    expect(read).not.toThrow(/secretweak/i);
  });

  it('asks nobody for the weather where its source is none', () => {
    expect(readConfig({ GLOW_WEATHER_URL: 'none' }).weather).toEqual({});
  });
});
