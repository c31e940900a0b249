import type { BodyShape, Style, Vibe, WeatherTag } from '@glow/api';
import type { Brief } from '../rules/brief.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { VIBE_BRIEFS } from '../rules/vibe-briefs.ts';

/** What a look is asked for: a vibe of instant style, or the answers of the quiz with the weather. */
export type LookRequest =
  | { readonly vibe: Vibe }
  | { readonly style: Style; readonly bodyShape: BodyShape; readonly weather: WeatherTag };

export function briefOf(request: LookRequest): Brief {
  return 'vibe' in request ? VIBE_BRIEFS[request.vibe] : styleBrief(request.style, request.weather);
}
