import { describe, expect, it } from 'vitest';
import { path } from './curve.ts';
import { SvgDocument } from './svg-document.ts';

const square = path([
  [10, 20],
  [30, 20],
  [30, 60],
  [10, 60],
]);

describe('SvgDocument', () => {
  it('writes a definition once however often it is asked for', () => {
    const document = new SvgDocument();
    expect(document.shape(square)).toBe(document.shape(square));
    expect(document.toSvg('').match(/<path/g)).toHaveLength(1);
  });

  it('never gives an id twice', () => {
    const document = new SvgDocument();
    const ids = Array.from({ length: 200 }, () => document.id('x'));
    expect(new Set(ids).size).toBe(200);
  });

  it('names the silhouettes registered while something is drawn', () => {
    const document = new SvgDocument();
    document.silhouettes.push('before');
    const { result, shapeIds } = document.silhouettesOf(() => {
      document.silhouettes.push('during');
      return 'drawn';
    });
    expect(result).toBe('drawn');
    expect(shapeIds).toEqual(['during']);
  });

  it('limits a blur to what it can reach of the box it is given', () => {
    const document = new SvgDocument();
    document.blur(4, { left: 10, top: 20, right: 30, bottom: 60 });
    expect(document.toSvg('')).toContain('x="-2" y="8" width="44" height="64"');
  });

  it('boxes the figure around its silhouettes only', () => {
    const document = new SvgDocument();
    document.silhouettes.push(document.shape(square));
    document.shape(square.replaceAll('30', '900'));
    const { left, right, top, bottom } = document.figureBox();
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(50);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(80);
  });
});
