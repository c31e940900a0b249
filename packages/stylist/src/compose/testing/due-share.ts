import { type Brief, PLANS, type Plan } from '../../rules/brief.ts';
import { JACKET_FOR_A_DRESS, JACKET_FOR_A_SHIRT } from '../aim.ts';

const dealtShare = ({ plans }: Brief, plan: Plan) =>
  (plans[plan] ?? 0) / PLANS.reduce((sum, name) => sum + (plans[name] ?? 0), 0);

/**
 * Returns the share of looks that a plan is due, 0 to 1: whoever wears no dresses is dealt separates in place of one,
 * by night often with a jacket.
 * @param feminine Share of feminine figures among those who wear the looks.
 */
export function dueShare(brief: Brief, plan: Plan, feminine: number): number {
  const dealt = dealtShare(brief, plan);
  if (plan.startsWith('dress')) return feminine * dealt;
  const asDress = plan.replace('separates', 'dress') as Plan;
  const { evening = 0, ...others } = brief.registers;
  const byNight = evening / Object.values(others).reduce((sum, share) => sum + share, evening);
  const jacketed =
    byNight *
    (JACKET_FOR_A_DRESS * dealtShare(brief, 'dress') + JACKET_FOR_A_SHIRT * dealtShare(brief, 'separates'));
  const moved = plan === 'separates' ? -jacketed : plan === 'separates-and-layer' ? jacketed : 0;
  return dealt + (1 - feminine) * (dealtShare(brief, asDress) + moved);
}
