import { INSTANT_MAX_ATTEMPTS, type InstantOption, type InstantOutfits, type Outfit } from '@glow/api';
import type { ApiErrorKind } from '@glow/api/client';

/** Why there is no look (spec section 8); `reason` is the key of its sentence in the widget's strings. */
export type Failure =
  | {
      readonly reason: 'requestFailed';
      readonly kind: Exclude<ApiErrorKind, 'aborted'>;
      readonly status?: number | undefined;
    }
  | { readonly reason: 'noOutfit' | 'exhausted'; readonly kind: 'empty'; readonly status?: undefined };

/** Whether the server said, since the pick, that every look of the vibe was seen. */
export type Supply = 'open' | 'exhausted';

interface Seen {
  /** Names of the looks that were shown, oldest first; left out of the next requests. */
  readonly seen: readonly string[];
}

/** `arriving`: the look is known and its picture is on its way. */
export type InstantStyleState = Seen &
  (
    | { readonly status: 'idle' }
    | {
        readonly status: 'loading';
        readonly option: InstantOption;
        /** 1 to 5. */
        readonly attempt: number;
        readonly supply: Supply;
      }
    | { readonly status: 'arriving' | 'result'; readonly option: InstantOption; readonly outfit: Outfit }
    | { readonly status: 'error'; readonly option: InstantOption; readonly failure: Failure }
  );

export type InstantStyleEvent =
  | { readonly type: 'pick'; readonly option: InstantOption }
  | { readonly type: 'answered'; readonly answer: InstantOutfits }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'picture-ready' }
  | { readonly type: 'retake' };

export const INITIAL_STATE: InstantStyleState = { status: 'idle', seen: [] };

/** Returns the next state; an event that means nothing in a state leaves it as it is. */
export function transition(state: InstantStyleState, event: InstantStyleEvent): InstantStyleState {
  const { seen } = state;
  switch (event.type) {
    case 'pick':
      return { status: 'loading', option: event.option, attempt: 1, supply: 'open', seen };
    case 'retake':
      return { status: 'idle', seen };
    case 'answered':
      return state.status === 'loading' ? answered(state, event.answer) : state;
    case 'failed':
      return state.status === 'loading'
        ? { status: 'error', option: state.option, failure: event.failure, seen }
        : state;
    case 'picture-ready':
      return state.status === 'arriving' ? { ...state, status: 'result' } : state;
  }
}

/** Spec section 4: up to five attempts at an unseen name; exhaustion empties the list of seen names. */
function answered(
  state: Extract<InstantStyleState, { status: 'loading' }>,
  { outfits, uniqueExhausted }: InstantOutfits,
): InstantStyleState {
  const { option, attempt } = state;
  const supply = uniqueExhausted ? 'exhausted' : state.supply;
  const seen = uniqueExhausted ? [] : state.seen;
  const outfit = outfits.find(({ name, image }) => image && !seen.includes(name));
  if (outfit) return { status: 'arriving', option, outfit, seen: [...seen, outfit.name] };
  if (attempt < INSTANT_MAX_ATTEMPTS) {
    return { status: 'loading', option, attempt: attempt + 1, supply, seen };
  }
  const reason = supply === 'exhausted' ? supply : 'noOutfit';
  return { status: 'error', option, failure: { reason, kind: 'empty' }, seen };
}
