import { describe, expect, it } from 'vitest';
import type { FigureSpec, PoseName, SceneName } from '../outfit.ts';
import { createRandom } from '../random.ts';
import { type Pieces, worn } from '../rules/testing/worn-look.ts';
import { choosePose } from './choose-pose.ts';

/** Poses chosen in so many draws. */
function chosen(
  pieces: Pieces,
  scene: SceneName,
  figure: Partial<FigureSpec> = {},
  draws = 200,
): ReadonlySet<PoseName> {
  const reading = worn(pieces, { figure });
  const placed = { ...reading, spec: { ...reading.spec, scene: { ...reading.spec.scene, name: scene } } };
  const random = createRandom(7);
  return new Set(Array.from({ length: draws }, () => choosePose(placed, placed.spec.figure, random)));
}
const EVERYDAY: Pieces = ['crew-tee', 'straight-jeans', 'sneakers'];

describe('choosePose', () => {
  it('opens an umbrella in the rain alone', () => {
    expect(chosen(EVERYDAY, 'rain')).toContain('umbrella');
    expect(chosen(EVERYDAY, 'sun')).not.toContain('umbrella');
  });

  it('carries no umbrella closed in the rain', () => {
    expect([...new Set(chosen([...EVERYDAY, 'umbrella'], 'rain'))]).toEqual(['umbrella']);
    expect(chosen([...EVERYDAY, 'umbrella'], 'street')).toContain('walk');
  });

  it('sits where there are seats, and leads a dog out of doors', () => {
    expect(chosen(EVERYDAY, 'cafe')).toContain('seated');
    expect(chosen(EVERYDAY, 'cafe')).not.toContain('lead');
    expect(chosen(EVERYDAY, 'park')).toContain('lead');
    expect(chosen(EVERYDAY, 'park')).not.toContain('seated');
  });

  it('shows no boned cups from the side', () => {
    expect(chosen(['bustier-top', 'straight-trousers', 'pumps'], 'street')).not.toContain('profile');
    expect(chosen(['camisole', 'straight-trousers', 'pumps'], 'street')).toContain('profile');
  });

  it('lays no hand on the hem of a top that hangs loose', () => {
    expect(chosen(EVERYDAY, 'street')).not.toContain('hip');
    expect(chosen(['wrap-blouse', 'straight-trousers', 'pumps'], 'street')).toContain('hip');
    expect(chosen(['notch-blazer', ...EVERYDAY], 'street')).toContain('hip');
  });

  it('sits in no mini skirt', () => {
    const skirted = (skirt: string) => chosen(['wrap-blouse', skirt, 'pumps'], 'cafe');
    expect(skirted('pencil-skirt')).toContain('seated');
    expect(skirted('mini-skirt')).not.toContain('seated');
  });

  it.each([
    ['a holdall', ['track-top', 'track-pants', 'runners', 'duffel']],
    ['a backpack', [...EVERYDAY, 'backpack']],
    ['shorts', ['crew-tee', 'chino-shorts', 'sneakers']],
    ['a flared skirt', ['crew-tee', 'a-line-skirt', 'loafers']],
  ] as const)('sits with no %s on the lap', (_, pieces) => {
    const poses = chosen(pieces, 'cafe');
    expect(poses).not.toContain('seated');
    expect(poses).not.toContain('perched');
    expect(poses.size).toBeGreaterThan(5);
  });

  it('runs a hand into the hair in no jacket', () => {
    expect(chosen(EVERYDAY, 'street')).toContain('hair');
    expect(chosen(['notch-blazer', ...EVERYDAY], 'street')).not.toContain('hair');
  });

  it('keeps gloved hands out of pockets', () => {
    const coated: Pieces = ['pea-coat', ...EVERYDAY];
    expect(chosen(coated, 'street')).toContain('pockets');
    expect(chosen([...coated, 'knit-gloves'], 'street')).not.toContain('pockets');
    expect(chosen([...coated, 'knit-gloves'], 'street')).not.toContain('contra');
  });

  it('walks no dog in evening clothes', () => {
    expect(chosen(EVERYDAY, 'riverside')).toContain('lead');
    expect(chosen(['tuxedo-jacket', 'dress-shirt', 'evening-trousers'], 'riverside')).not.toContain('lead');
  });

  it('closes on a lapel and carries a jacket only where there is one', () => {
    const suited: Pieces = ['notch-blazer', ...EVERYDAY];
    expect(chosen(suited, 'street')).toContain('lapel');
    expect(chosen(['pea-coat', ...EVERYDAY], 'street')).not.toContain('lapel');
    expect(chosen(suited, 'street')).toContain('jacket-over');
    expect(chosen([...suited, 'beanie'], 'street')).not.toContain('jacket-over');
    expect(chosen(EVERYDAY, 'street')).not.toContain('lapel');
    expect(chosen(EVERYDAY, 'street')).not.toContain('jacket-over');
  });

  it('carries no jacket where it covers the arms of who covers her hair', () => {
    const hijab = { headscarf: { name: 'plain', colour: { l: 0.3, c: 0.05, h: 260 } } } as const;
    const over = (top: string): Pieces => ['notch-blazer', top, 'wide-leg-trousers', 'loafers'];
    expect(chosen(over('crew-tee'), 'street')).toContain('jacket-over');
    expect(chosen(over('crew-tee'), 'street', hijab)).not.toContain('jacket-over');
    expect(chosen(over('poplin-shirt'), 'street', hijab)).toContain('jacket-over');
  });

  it.each(['lapel', 'cup'] as const)('lets no ends of a scarf hang over a hand: %s', (pose) => {
    const coated: Pieces = ['long-coat', ...EVERYDAY];
    expect(chosen([...coated, 'snood'], 'street')).toContain(pose);
    expect(chosen([...coated, 'long-scarf'], 'street')).not.toContain(pose);
  });

  it('neither strides nor sits in a floor-length gown', () => {
    for (const pose of ['stride', 'profile', 'walk', 'seated', 'perched'] as const) {
      expect(chosen(['halter-gown', 'pumps'], 'gallery')).not.toContain(pose);
    }
  });

  it('crosses no legs in wide trousers', () => {
    expect(chosen(EVERYDAY, 'studio', {}, 1000)).toContain('cross');
    for (const wide of ['wide-jeans', 'flared-jeans']) {
      expect(chosen(['crew-tee', wide, 'sneakers'], 'studio', {}, 1000)).not.toContain('cross');
    }
  });

  it('keeps the left hand of one who leans, or has none, free', () => {
    for (const aid of ['cane', 'limb-difference'] as const) {
      const poses = chosen(EVERYDAY, 'park', { aid });
      for (const busy of ['cup', 'lead', 'hair'] as const) expect(poses).not.toContain(busy);
    }
  });

  it('runs no hand through hair that is shaved', () => {
    const hair = { ...worn(EVERYDAY).spec.figure.hair, style: 'bald' } as const;
    expect(chosen(EVERYDAY, 'sun')).toContain('hair');
    expect(chosen(EVERYDAY, 'sun', { hair })).not.toContain('hair');
  });

  it('shows no back of what is wrapped or tied in front', () => {
    const skirted: Pieces = ['long-sleeved-tee', 'a-line-skirt', 'sneakers'];
    expect(chosen(skirted, 'park', {}, 2000)).toContain('glance-back');
    for (const top of ['wrap-blouse', 'bow-blouse']) {
      const poses = chosen([top, 'a-line-skirt', 'sneakers'], 'park', {}, 2000);
      for (const pose of ['behind', 'glance-back'] as const) expect(poses).not.toContain(pose);
    }
  });

  it('shows no back where a necklace is worn in front', () => {
    expect(chosen([...EVERYDAY, 'pendant'], 'park')).not.toContain('behind');
  });
});
