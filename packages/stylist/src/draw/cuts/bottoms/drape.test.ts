import { describe, expect, it } from 'vitest';
import { drapeOf } from './drape.ts';

describe('drapeOf', () => {
  it('lets the cloth decide how an A-line falls', () => {
    expect(drapeOf('a-line', 'wool')).toBe('cones');
    expect(drapeOf('a-line', 'satin')).toBe('cones');
    expect(drapeOf('a-line', 'linen')).toBe('gathers');
    expect(drapeOf('a-line', 'denim')).toBe('stiff');
    expect(drapeOf('gathered', 'tulle')).toBe('tulle');
  });

  it('never folds leather, corduroy or denim into cones', () => {
    for (const cloth of ['leather', 'corduroy', 'denim'] as const) {
      for (const shape of ['a-line', 'wrap', 'asymmetric'] as const) {
        expect(drapeOf(shape, cloth)).toBe('stiff');
      }
    }
  });

  it('keeps what only the cut makes: pleats, columns, trumpets', () => {
    expect(drapeOf('pleated', 'wool')).toBe('pleats');
    expect(drapeOf('pencil', 'leather')).toBe('column');
    expect(drapeOf('trumpet', 'satin')).toBe('trumpet');
  });
});
