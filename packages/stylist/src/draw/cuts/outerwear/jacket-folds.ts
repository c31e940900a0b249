import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { lerp } from '#draw/kit/point.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import { hasLapel, type JacketDraft } from './jacket-draft.ts';

/** Folds begin below the hem, which cuts them off: begun above it they would end there as bars. */
export const BELOW_HEM = 0.22;

/** Returns the folds of the panel on side `k`: from the underarm, to a fastened button, up from the hem. */
export function panelFolds(context: DrawContext, jacket: JacketDraft, k: -1 | 1): string[] {
  const { body, head } = context;
  const on = onTorso(body);
  const { at, halfWidth, cut, front, length } = jacket;
  const { hem, breakAt } = cut;
  const half = (v: number) => lerp(3.2, hem, v);
  const underarm = brush(
    [
      on(2.05, k * (halfWidth(2.05) - 0.02)),
      on(2.24, k * halfWidth(2.24) * 0.84),
      on(2.4, k * halfWidth(2.4) * 0.72),
    ],
    0.04 * head,
    'out',
  );
  const drop = brush(
    [
      at(hem + BELOW_HEM, k * halfWidth(hem) * 0.62),
      at(half(0.5), k * halfWidth(half(0.5)) * 0.66),
      at(3, k * halfWidth(3) * 0.76),
    ],
    (length === 'coat' ? 0.085 : 0.05) * head,
    'out',
  );
  if (front === 'open' || !hasLapel(cut)) return [underarm, drop];
  const waist = halfWidth(breakAt);
  // A fastened button pulls the cloth towards it, no farther than the dart: beyond it they would be a grid.
  const above = [
    on(breakAt + 0.02, k * 0.12),
    on(breakAt - 0.03, k * waist * 0.36),
    on(breakAt - 0.09, k * waist * 0.62),
  ];
  const below = [
    on(breakAt + 0.1, k * 0.12),
    on(breakAt + 0.12, k * waist * 0.34),
    on(breakAt + 0.18, k * waist * 0.56),
  ];
  return [underarm, brush(above, 0.032 * head, 'out'), brush(below, 0.03 * head, 'out'), drop];
}
