// Written by build/typings/component-claims.ts from the descriptors.
import type {
  GlowCuratedGrid,
  GlowEarlyAccess,
  GlowEventMap,
  GlowInstantStyle,
  GlowStyleQuiz,
  GlowSwipeDeck,
} from '@glow/widgets/elements';
import type {
  CuratedGridProps,
  EarlyAccessProps,
  InstantStyleProps,
  StyleQuizProps,
  SwipeDeckProps,
} from '@glow/widgets/index';

/** What a callback is given. */
type Given<Callback> = Callback extends (detail: infer Detail) => unknown ? Detail : never;

/** What `<glow-early-access>` holds, its component takes. */
export const propsEarlyAccess = (
  element: GlowEarlyAccess,
): Pick<
  EarlyAccessProps,
  | 'open'
  | 'autoOpenMs'
  | 'trigger'
  | 'scrollPercent'
  | 'rememberDismissal'
  | 'fields'
  | 'apiBase'
  | 'theme'
  | 'demo'
  | 'strings'
> => element;

/** What the component gives its callbacks is the detail of the events. */
export const detailsEarlyAccess = {
  'glow-open': (detail: Given<EarlyAccessProps['onOpen']>): GlowEventMap['glow-open']['detail'] => detail,
  'glow-close': (detail: Given<EarlyAccessProps['onClose']>): GlowEventMap['glow-close']['detail'] => detail,
  'glow-submit': (detail: Given<EarlyAccessProps['onSubmit']>): GlowEventMap['glow-submit']['detail'] =>
    detail,
  'glow-success': (detail: Given<EarlyAccessProps['onSuccess']>): GlowEventMap['glow-success']['detail'] =>
    detail,
  'glow-ready': (detail: Given<EarlyAccessProps['onReady']>): GlowEventMap['glow-ready']['detail'] => detail,
  'glow-error': (detail: Given<EarlyAccessProps['onError']>): GlowEventMap['glow-error']['detail'] => detail,
};

/** What `<glow-instant-style>` holds, its component takes. */
export const propsInstantStyle = (
  element: GlowInstantStyle,
): Pick<InstantStyleProps, 'vibes' | 'unlockUrl' | 'apiBase' | 'theme' | 'demo' | 'figure' | 'strings'> =>
  element;

/** What the component gives its callbacks is the detail of the events. */
export const detailsInstantStyle = {
  'glow-pick': (detail: Given<InstantStyleProps['onPick']>): GlowEventMap['glow-pick']['detail'] => detail,
  'glow-look': (detail: Given<InstantStyleProps['onLook']>): GlowEventMap['glow-look']['detail'] => detail,
  'glow-retake': (detail: Given<InstantStyleProps['onRetake']>): GlowEventMap['glow-retake']['detail'] =>
    detail,
  'glow-unlock': (detail: Given<InstantStyleProps['onUnlock']>): GlowEventMap['glow-unlock']['detail'] =>
    detail,
  'glow-ready': (detail: Given<InstantStyleProps['onReady']>): GlowEventMap['glow-ready']['detail'] => detail,
  'glow-error': (detail: Given<InstantStyleProps['onError']>): GlowEventMap['glow-error']['detail'] => detail,
};

/** What `<glow-style-quiz>` holds, its component takes. */
export const propsStyleQuiz = (
  element: GlowStyleQuiz,
): Pick<StyleQuizProps, 'resultUrl' | 'apiBase' | 'theme' | 'demo' | 'figure' | 'strings'> => element;

/** What the component gives its callbacks is the detail of the events. */
export const detailsStyleQuiz = {
  'glow-answer': (detail: Given<StyleQuizProps['onAnswer']>): GlowEventMap['glow-answer']['detail'] => detail,
  'glow-complete': (detail: Given<StyleQuizProps['onComplete']>): GlowEventMap['glow-complete']['detail'] =>
    detail,
  'glow-error': (detail: Given<StyleQuizProps['onError']>): GlowEventMap['glow-error']['detail'] => detail,
  'glow-ready': (detail: Given<StyleQuizProps['onReady']>): GlowEventMap['glow-ready']['detail'] => detail,
};

/** What `<glow-swipe-deck>` holds, its component takes. */
export const propsSwipeDeck = (
  element: GlowSwipeDeck,
): Pick<
  SwipeDeckProps,
  | 'finishUrl'
  | 'apiBase'
  | 'theme'
  | 'demo'
  | 'outfits'
  | 'answers'
  | 'weather'
  | 'aiEnabled'
  | 'figure'
  | 'strings'
> => element;

/** What the component gives its callbacks is the detail of the events. */
export const detailsSwipeDeck = {
  'glow-like': (detail: Given<SwipeDeckProps['onLike']>): GlowEventMap['glow-like']['detail'] => detail,
  'glow-pass': (detail: Given<SwipeDeckProps['onPass']>): GlowEventMap['glow-pass']['detail'] => detail,
  'glow-undo': (detail: Given<SwipeDeckProps['onUndo']>): GlowEventMap['glow-undo']['detail'] => detail,
  'glow-finish': (detail: Given<SwipeDeckProps['onFinish']>): GlowEventMap['glow-finish']['detail'] => detail,
  'glow-ready': (detail: Given<SwipeDeckProps['onReady']>): GlowEventMap['glow-ready']['detail'] => detail,
  'glow-error': (detail: Given<SwipeDeckProps['onError']>): GlowEventMap['glow-error']['detail'] => detail,
};

/** What `<glow-curated-grid>` holds, its component takes. */
export const propsCuratedGrid = (
  element: GlowCuratedGrid,
): Pick<
  CuratedGridProps,
  'loginUrl' | 'homeUrl' | 'quizUrl' | 'deckUrl' | 'apiBase' | 'theme' | 'demo' | 'figure' | 'strings'
> => element;

/** What the component gives its callbacks is the detail of the events. */
export const detailsCuratedGrid = {
  'glow-sign-in-required': (
    detail: Given<CuratedGridProps['onSignInRequired']>,
  ): GlowEventMap['glow-sign-in-required']['detail'] => detail,
  'glow-retake-quiz': (
    detail: Given<CuratedGridProps['onRetakeQuiz']>,
  ): GlowEventMap['glow-retake-quiz']['detail'] => detail,
  'glow-ready': (detail: Given<CuratedGridProps['onReady']>): GlowEventMap['glow-ready']['detail'] => detail,
  'glow-error': (detail: Given<CuratedGridProps['onError']>): GlowEventMap['glow-error']['detail'] => detail,
};
