import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '../catalogue/catalogues.ts';
import { CARD_SHAPES, drawFormulaCard, lookBoxes } from '../draw/formula/formula-card.ts';
import { hemOf } from '../garments/silhouette.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { styleFormula } from './style-formula.ts';

const SPECS = starterCatalogue().map(({ spec }) => spec);
const ofSort = (isOne: (spec: (typeof SPECS)[number]) => boolean) => SPECS.filter(isOne).slice(0, 8);

describe('styleFormula', () => {
  it('is nothing of no looks', () => {
    expect(styleFormula([])).toBeUndefined();
  });

  it('names what is extreme in them: deep colours are deep, warm coats are layered', () => {
    const lightness = (spec: (typeof SPECS)[number]) => {
      const { main } = readOutfit(spec);
      return main.reduce((sum, { colour }) => sum + colour.l, 0) / main.length;
    };
    const dark = SPECS.toSorted((a, b) => lightness(a) - lightness(b)).slice(0, 8);
    expect(styleFormula(dark)?.words).toContain('Deep');
    const warm = SPECS.toSorted((a, b) => readOutfit(b).clo - readOutfit(a).clo).slice(0, 8);
    expect(styleFormula(warm)?.words).toContain('Layered');
    expect(styleFormula(warm)?.lines).toContain('A coat over it all');
  });

  it('says only lines that at least two in five of the looks have', () => {
    const long = ofSort((spec) =>
      readOutfit(spec).main.some(
        ({ garment: { cut } }) => (cut.type === 'skirt' || cut.type === 'dress') && (hemOf(cut) ?? 0) >= 6.4,
      ),
    );
    expect(styleFormula(long)?.lines).toContain('Long, moving hems');
    const trousers = ofSort((spec) =>
      readOutfit(spec).main.every(({ garment: { cut } }) => cut.type !== 'skirt' && cut.type !== 'dress'),
    );
    expect(styleFormula(trousers)?.lines).not.toContain('Long, moving hems');
  });
});

describe('drawFormulaCard', () => {
  it.each(CARD_SHAPES)('has a place for one to five looks in a %s, none over another', (shape) => {
    for (const count of [1, 2, 3, 4, 5]) {
      const boxes = lookBoxes(shape, count);
      expect(boxes).toHaveLength(count);
      for (const [place, box] of boxes.entries())
        for (const other of boxes.slice(place + 1))
          expect(box.x + box.width <= other.x || box.y + box.height <= other.y).toBe(true);
    }
  });

  it('writes its words as outlines, so that it needs no font', () => {
    const formula = styleFormula(SPECS.slice(0, 5));
    if (!formula) throw new Error('There are looks');
    const svg = drawFormulaCard({ shape: 'square', formula, looks: [] }, []);
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(60);
  });
});
