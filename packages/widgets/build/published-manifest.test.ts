import { describe, expect, it } from 'vitest';
import { manifestFaults, publishingFault } from './published-manifest.ts';

const MANIFEST = {
  name: '@glow/widgets',
  version: '1.0.0',
  description: 'Widgets.',
  license: 'MIT',
  author: 'The authors',
  homepage: 'https://shop.test',
  bugs: 'https://shop.test/issues',
  repository: { type: 'git', url: 'git+https://shop.test/glow.git' },
  engines: { node: '>=18' },
  unpkg: './dist/embed/glow.js',
  exports: { '.': './dist/npm/index.js' },
};

describe('manifestFaults', () => {
  it('finds nothing wrong with what pnpm packs', () => {
    expect(manifestFaults(MANIFEST)).toEqual([]);
  });

  it.each([
    ['an entry that is a source', { exports: { '.': './src/index.ts' } }, './src/'],
    ['a version of the workspace', { dependencies: { kit: 'workspace:*' } }, 'workspace:'],
    ['a version of the catalog', { peerDependencies: { react: 'catalog:' } }, 'catalog:'],
    ['a package that is not published', { dependencies: { '@glow/kit': '0.0.0' } }, '@glow/'],
    ['what is for building', { devDependencies: { vite: '8' } }, 'devDependencies'],
    ['no address for bugs', { bugs: undefined }, '"bugs"'],
  ])('finds %s', (_fault, change, words) => {
    expect(manifestFaults({ ...MANIFEST, ...change })).toEqual([expect.stringContaining(words)]);
  });
});

describe('publishingFault', () => {
  it('is that nobody has said yet where the sources are', () => {
    expect(publishingFault(MANIFEST)).toBeUndefined();
    const repository = { type: 'git', url: 'git+https://git.example.org/glow.git' };
    expect(publishingFault({ ...MANIFEST, repository })).toContain('is an example');
  });
});
