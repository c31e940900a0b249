/** A press on a button or link that belongs to an element. */
export interface TriggerPress {
  readonly target: Element;
  readonly command: string;
  readonly trigger: Element;
}

/**
 * Which element a click asks for: `data-glow-open="<id>"` asks with `--open`, and `commandfor="<id>"` with its
 * `command`. Clicks meant for a new tab ask for none.
 */
export function pressOf(event: MouseEvent): TriggerPress | undefined {
  const start = event.composedPath()[0] as Partial<Element>; // the document itself has no closest()
  const trigger = start.closest?.('[data-glow-open],[commandfor]');
  if (!trigger || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const opens = trigger.getAttribute('data-glow-open');
  const command = opens ? '--open' : trigger.getAttribute('command');
  const root = trigger.getRootNode() as Document | ShadowRoot;
  const target = root.getElementById(opens ?? trigger.getAttribute('commandfor') ?? '');
  return target && command ? { trigger, target, command } : undefined;
}
