import { describe, expect, it } from 'vitest';
import { WOOL } from '../cuts/testing/every-item.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { boxOfPaths } from '../kit/box.ts';
import { piece } from './piece.ts';
import { torsoShade, torsoShadeEntry } from './shade-plane.ts';

describe('torsoShade', () => {
  it('narrows to the silhouette again where it is to leave', () => {
    const { body } = standingContext('Rectangle', 'still');
    const half = (v: number) => body.halfWidth(v);
    const areaTo = (leave: number) => torsoShade(body, half, 2.84, 4.4, 0.5, 0, leave);
    const left = (d: string) => boxOfPaths([d]).left;
    expect(left(areaTo(1.5))).toBeGreaterThan(left(areaTo(0)));
  });
});

describe('torsoShadeEntry', () => {
  it('lets the shade come in from nothing, away from the middle of the front', () => {
    const context = standingContext('Rectangle', 'still');
    const half = (v: number) => context.body.halfWidth(v);
    const entry = torsoShadeEntry(context.body, half);
    expect(entry.from[0]).toBeGreaterThan(context.body.torso(0, 2.8)[0]);
    expect(entry.to[0]).toBeGreaterThan(entry.from[0] + 0.1 * context.head);
    const shade = [torsoShade(context.body, half, 1.9, 3.6)];
    const drawn = piece(context, 'M0 0H900V900H0Z', WOOL, { shade, shadeEntry: entry });
    expect(drawn).toMatch(/fill="url\(#[^)]+\)" fill-opacity="0?\.24"/);
  });
});
