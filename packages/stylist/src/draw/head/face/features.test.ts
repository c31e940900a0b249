import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { headModel } from '../head-model.ts';
import { HEAD_CENTRE, HEAD_PX, headContext } from '../testing/bust.ts';
import { drawEye } from './eye.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';

const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
const [CENTRE_X, CENTRE_Y] = HEAD_CENTRE;
const AHEAD = { x: 0, left: 0.084, right: 0.084 } as const;
const ASIDE = { x: 0.125, left: 0.088, right: 0.057, farthest: 0.07 } as const;

describe('features of a face', () => {
  it.each([1, -1] as const)('shade the nose from the bridge down, not from the brow', (sign) => {
    for (const turn of ['front', 'three-quarter'] as const) {
      const [shade = ''] = pathsOf(drawNose(headModel(headContext(turn, undefined, sign))));
      expect((boxOfPaths([shade]).top - CENTRE_Y) / HEAD_PX).toBeGreaterThan(0.02);
    }
  });

  it('laugh with a mouth half as wide again as a calm one', () => {
    const width = (expression: 'calm' | 'laughing') => {
      const { left, right } = boxOfPaths(
        pathsOf(drawMouth(headModel(headContext('front'), { expression, face: 'oval' }), AHEAD)),
      );
      return right - left;
    };
    expect(width('laughing')).toBeGreaterThan(width('calm') * 1.4);
  });

  it('keep a laugh on the face where the cheek turns away', () => {
    const model = headModel(headContext('three-quarter'), { expression: 'laughing', face: 'broad' });
    const lips = pathsOf(drawMouth(model, ASIDE)).slice(0, 5);
    expect((boxOfPaths(lips).right - CENTRE_X) / HEAD_PX).toBeLessThan(0.205);
  });

  it('look to where the head is turned', () => {
    const gaze = (turn: 'front' | 'three-quarter') => {
      const eye = drawEye(headModel(headContext(turn)), { x: 0, y: 0, half: 0.066, out: -1 });
      return Number(/<ellipse cx="([\d.]+)"/.exec(eye)?.[1]);
    };
    expect(gaze('three-quarter')).toBeGreaterThan(gaze('front') + 0.4);
  });
});
