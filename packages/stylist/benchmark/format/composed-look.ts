import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import type { LookRequest } from '#compose/look-request.ts';
import type { OutfitSpec } from '#outfit.ts';

/** A look as an answer to a request; looks with the same request and `deck` were composed as one deck. */
export interface ComposedLook {
  readonly request: LookRequest;
  readonly spec: OutfitSpec;
  readonly deck?: number;
}

export const isOneOf = (list: readonly string[], value: unknown): boolean =>
  list.some((entry) => entry === value);

function isRequest(request: unknown): boolean {
  if (typeof request !== 'object' || request === null) return false;
  if ('vibe' in request) return isOneOf(VIBES, request.vibe);
  if (!('style' in request && 'bodyShape' in request && 'weather' in request)) return false;
  const { style, bodyShape, weather } = request;
  return isOneOf(STYLES, style) && isOneOf(BODY_SHAPES, bodyShape) && isOneOf(WEATHER_TAGS, weather);
}

/** Reads a line of looks, of any stylist; throws SyntaxError for a line that breaks the format. */
export function composedLook(line: string): ComposedLook {
  const look: ComposedLook = JSON.parse(line);
  const dressed = Array.isArray(look.spec?.items) && look.spec.items.length > 0;
  if (!dressed || !isRequest(look.request))
    throw new SyntaxError(`Not a composed look: ${line.slice(0, 60)}`);
  return look;
}
