import { describe, expect, it } from 'vitest';
import { stepFree } from './step-free.ts';

describe('stepFree', () => {
  it('takes a wheelchair to no stairs', () => {
    expect(stepFree({ name: 'foyer', variant: 1 }, 'wheelchair').variant).toBe(0);
    expect(stepFree({ name: 'foyer', variant: 1 }, 'cane').variant).toBe(1);
    expect(stepFree({ name: 'park', variant: 2 }, 'wheelchair').variant).toBe(2);
  });
});
