/**
 * Detail of `glow-error`. `attribute`: a value was not valid and the default holds; `render`: the widget
 * failed and its light-DOM fallback shows; `load`: a chunk did not arrive, twice; `request`: a call failed.
 * Never holds what a visitor typed.
 */
export interface GlowErrorDetail {
  readonly reason: 'attribute' | 'render' | 'load' | 'request';
  /** A sentence for whoever reads the console. */
  readonly message: string;
  /** The attribute or property that was not valid. */
  readonly attribute?: string;
  /** Why a call failed, and its status where an answer came. */
  readonly kind?: 'network' | 'http' | 'shape' | 'empty';
  readonly status?: number;
}
