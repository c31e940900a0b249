import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/test-app.ts';
import { publicUrlOf } from './public-url.ts';

async function publicUrl(
  environment: Record<string, string>,
  headers: Record<string, string>,
): Promise<string> {
  const server = await createTestApp({
    environment,
    register: (app, { config }) =>
      void app.get('/where', async (request) => ({ url: publicUrlOf(config, request) })),
  });
  const { url } = (await server.app.inject({ url: '/where', headers })).json();
  await server.close();
  return url;
}

describe('publicUrlOf', () => {
  it('is the configured address, whatever the request says', async () => {
    expect(await publicUrl({ GLOW_PUBLIC_URL: 'https://glow.example/' }, { host: 'other.example' })).toBe(
      'https://glow.example',
    );
  });

  it('is otherwise the address that was called', async () => {
    expect(await publicUrl({}, { host: 'localhost:8000' })).toBe('http://localhost:8000');
    expect(await publicUrl({}, { host: '[::1]:8000' })).toBe('http://[::1]:8000');
  });

  it('is what the trusted proxy was called by', async () => {
    const headers = { host: '10.0.0.2', 'x-forwarded-host': 'glow.example', 'x-forwarded-proto': 'https' };
    expect(await publicUrl({ GLOW_TRUST_PROXY: '1' }, headers)).toBe('https://glow.example');
    expect(await publicUrl({}, headers)).toBe('http://10.0.0.2');
  });

  it('never repeats a host that is none', async () => {
    expect(await publicUrl({ PORT: '8123' }, { host: 'a"><script>' })).toBe('http://localhost:8123');
  });
});
