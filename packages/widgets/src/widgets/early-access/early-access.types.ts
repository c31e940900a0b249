import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { EarlyAccessStrings } from './early-access.messages.ts';

/** What opens the modal automatically; `manual`: nothing. */
export type EarlyAccessTrigger = 'time' | 'exit' | 'scroll' | 'manual';

export interface EarlyAccessProps extends WidgetProps {
  /** Opens when it turns true and closes when it turns false; the visitor may close it meanwhile. */
  readonly open?: boolean | undefined;
  /** Milliseconds from mounting until it opens, once; with `exit` and `scroll` the earliest time. Default: never. */
  readonly autoOpenMs?: number | undefined;
  /** What opens the modal automatically, once. Default: `time` where `autoOpenMs` is given, else `manual`. */
  readonly trigger?: EarlyAccessTrigger | undefined;
  /** For the trigger `scroll`: how far down the page, in percent, 1 to 100. Default 50. */
  readonly scrollPercent?: number | undefined;
  /** Days after the visitor closes it without opening automatically. Default 0: not remembered. */
  readonly rememberDismissal?: number | undefined;
  /** What the page passes along with a sign-up, such as `utm_source=letter&ref=7`: ten names at most. */
  readonly fields?: string | undefined;
  /** Texts that replace the built-in ones. */
  readonly strings?: Partial<EarlyAccessStrings> | undefined;
  readonly onOpen?: EventCallback | undefined;
  readonly onClose?: EventCallback | undefined;
  /** Cancelable: returning false keeps a valid address from being sent. */
  readonly onSubmit?: EventCallback | undefined;
  readonly onSuccess?: EventCallback | undefined;
}

export interface EarlyAccessWidgetProps extends EarlyAccessProps, ElementProps {}
