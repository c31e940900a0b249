import type { ElementProps, EventCallback, WidgetProps } from '#shared/widget-props.ts';
import type { EarlyAccessStrings } from './early-access.messages.ts';

/** What opens the modal by itself; `manual`: nothing does. */
export type EarlyAccessTrigger = 'time' | 'exit' | 'scroll' | 'manual';

export interface EarlyAccessProps extends WidgetProps {
  /** Opens when it turns true and closes when it turns false; the visitor may close it meanwhile. */
  readonly open?: boolean | undefined;
  /** Opens by itself once, so many ms after it is mounted; with `exit` and `scroll`, not before. Absent: never. */
  readonly autoOpenMs?: number | undefined;
  /** What opens it by itself, once. Default: `time` where `autoOpenMs` is given, else `manual`. */
  readonly trigger?: EarlyAccessTrigger | undefined;
  /** For the trigger `scroll`: how much of the way down the page, 1 to 100. Default 50. */
  readonly scrollPercent?: number | undefined;
  /** Does not open by itself within so many days after the visitor closed it. Default 0: not remembered. */
  readonly rememberDismissal?: number | undefined;
  /** Texts that replace ours. */
  readonly strings?: Partial<EarlyAccessStrings> | undefined;
  readonly onOpen?: EventCallback | undefined;
  readonly onClose?: EventCallback | undefined;
  /** Cancelable: returning false keeps a valid address from being sent. */
  readonly onSubmit?: EventCallback | undefined;
  readonly onSuccess?: EventCallback | undefined;
}

export interface EarlyAccessWidgetProps extends EarlyAccessProps, ElementProps {}
