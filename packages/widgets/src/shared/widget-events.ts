interface WidgetEvent {
  readonly name: `glow-${string}`;
  readonly cancelable: boolean;
}

/** Dispatches a bubbling, composed event. Returns false when a listener prevented it. */
export function dispatch(target: EventTarget, { name, cancelable }: WidgetEvent, detail?: unknown): boolean {
  trackLookEvent(name, target);
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

const STARTS = 'glow-pick';
const ENDS: readonly string[] = ['glow-look', 'glow-error', 'glow-retake'];
export const LOOK_EVENTS: readonly string[] = [STARTS, ...ENDS];

/** Widgets with a pending look: between a pick and its look or error (INTERFACE section 3). */
const generating = new Set<EventTarget>();

/** Tracks which widgets have a pending look, from the events of our widgets and of other copies of Glow. */
export function trackLookEvent(name: string, widget: EventTarget | null): void {
  if (!widget) return;
  if (name === STARTS) generating.add(widget);
  else if (ENDS.includes(name)) generating.delete(widget);
}

/** Returns whether a widget that is still on the page is generating a look. */
export function isLookPending(): boolean {
  for (const widget of generating) {
    if (!(widget instanceof Node && widget.isConnected)) generating.delete(widget);
  }
  return generating.size > 0;
}
