/** `auto` follows the `color-scheme` of the place the widget stands in. */
export type Theme = 'light' | 'dark' | 'auto';

/**
 * An event callback. A cancelable event is prevented by returning `false`; anything else lets it go on.
 * Inside an element it dispatches the event from the host and gives `!defaultPrevented`.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a callback that returns nothing lets the event go on
export type EventCallback<Detail = undefined> = (detail: Detail) => boolean | void;

/** What every widget takes. A React page may leave all of it out; an element always gives the first four. */
export interface WidgetProps {
  /** Base URL of the API, with or without a trailing slash. Default `http://localhost:8000`. */
  readonly apiBase?: string | undefined;
  /** Colour scheme. Default `auto`. */
  readonly theme?: Theme | undefined;
  /** Language of the texts, a BCP 47 tag. Default `en`. */
  readonly lang?: string | undefined;
  /** Text direction. Default: that of the page. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** A named state, shown without calling the API. */
  readonly demo?: string | undefined;
  readonly onReady?: EventCallback | undefined;
  readonly onError?: EventCallback<GlowErrorDetail> | undefined;
}

/** Methods that a component offers, by the names of its descriptor. */
export type WidgetMethods = Readonly<Record<string, () => void>>;

/** What the element gives its component beside the props; absent where React renders the component itself. */
export interface ElementProps {
  readonly host?: HTMLElement | undefined;
  /** The shadow root that popovers are rendered into. */
  readonly container?: ShadowRoot | undefined;
  /**
   * Hands over the methods; to be called in an effect, which returns what it gives. Methods called earlier
   * are queued and run once.
   */
  readonly registerMethods?: ((methods: WidgetMethods) => () => void) | undefined;
  /** Sets a reflecting boolean of the host, such as `open` when the visitor closes. */
  readonly reflect?: ((property: string, value: boolean) => void) | undefined;
}

/**
 * Detail of `glow-error`. `attribute`: a value was invalid and the default applies; `render`: the widget
 * failed to render and shows its light-DOM fallback; `load`: a chunk did not arrive, twice; `request`: a call failed.
 * Never holds what a visitor typed.
 */
export interface GlowErrorDetail {
  readonly reason: 'attribute' | 'render' | 'load' | 'request';
  /** A sentence for whoever reads the console. */
  readonly message: string;
  /** The invalid attribute or property. */
  readonly attribute?: string;
  /** Why a call failed; `status` is the HTTP status, absent without an answer. */
  readonly kind?: 'network' | 'http' | 'shape' | 'empty';
  readonly status?: number | undefined;
}
