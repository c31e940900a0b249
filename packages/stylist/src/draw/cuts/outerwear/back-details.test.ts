import { describe, expect, it } from 'vitest';
import type { JacketCut } from '#garments/cut.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawStormYoke, drawVent, drawWaistTab, shapingSeams } from './back-details.ts';
import { draftJacket } from './jacket-draft.ts';

const COAT: JacketCut = { ...BLAZER, hem: 6.2, ease: 'coat' };
const WAISTCOAT: JacketCut = { ...BLAZER, lapel: 'none', hem: 3.42, sleeve: 'none' };

const context = standingContext('Rectangle', 'behind');
const draft = (cut: JacketCut) => draftJacket(context, cut);

describe('drawWaistTab', () => {
  it('buttons a half belt on a coat and buckles a strap on a waistcoat', () => {
    const belts = [COAT, WAISTCOAT].map((cut) => drawWaistTab(context, WOOL, draft(cut)));
    expect(belts[0]).toContain('<circle');
    expect(belts[1]).not.toBe('');
    expect(belts[1]).not.toContain('<circle');
  });

  it('leaves a blazer and a belted coat without', () => {
    for (const cut of [BLAZER, { ...COAT, belted: true }])
      expect(drawWaistTab(context, WOOL, draft(cut))).toBe('');
  });
});

describe('drawVent', () => {
  it('opens coats and blazers, not a short jacket without lapels', () => {
    const isVented = (cut: JacketCut) => drawVent(context, WOOL, draft(cut)) !== '';
    expect([COAT, BLAZER, WAISTCOAT].map(isVented)).toEqual([true, true, false]);
  });
});

describe('drawStormYoke', () => {
  it('covers the shoulders of a trench', () => {
    expect(drawStormYoke(context, WOOL, draft({ ...COAT, stormFlap: true }))).not.toBe('');
    expect(drawStormYoke(context, WOOL, draft(COAT))).toBe('');
  });
});

describe('shapingSeams', () => {
  it('shapes a tailored back by two side panels, and knits by none', () => {
    expect(shapingSeams(draft(BLAZER))).toHaveLength(2);
    expect(shapingSeams(draft({ ...BLAZER, ribHem: true }))).toEqual([]);
  });
});
