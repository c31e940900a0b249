import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PageParts, pageOf } from './page-template.ts';

const PAGE: PageParts = {
  title: 'Glow',
  description: 'A stylist.',
  html: '',
  styles: [],
  fonts: [],
  pictures: [],
  boot: { code: '', runtime: '', entry: '', ahead: [] },
  indexing: 'all',
  sharePicture: 'share-landing',
};

afterEach(() => vi.unstubAllEnvs());

describe('pageOf', () => {
  it('names the share picture by its path, which the server completes, whatever the public address is', () => {
    vi.stubEnv('GLOW_PUBLIC_URL', 'https://glow.example/style/');
    expect(pageOf(PAGE)).toContain('<meta property="og:image" content="/generated/share-landing.jpg">');
    expect(pageOf(PAGE)).not.toContain('glow.example');
  });
});
