/** A press on a button or link that belongs to an element. */
interface TriggerPress {
  readonly target: Element;
  readonly command: string;
  readonly trigger: Element;
}

/**
 * Returns the element and command that a click asks for: `data-glow-open="<id>"` asks with `--open`, and `commandfor="<id>"` with its
 * `command`. Clicks meant for a new tab ask for none.
 */
export function pressOf(event: MouseEvent): TriggerPress | undefined {
  const start = event.composedPath()[0] as Partial<Element>; // the document itself has no closest()
  const trigger = start.closest?.('[data-glow-open],[commandfor]');
  if (!trigger || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const opens = trigger.getAttribute('data-glow-open');
  const command = opens ? '--open' : trigger.getAttribute('command');
  const root = trigger.getRootNode() as Document | ShadowRoot;
  const target = root.getElementById((opens ?? trigger.getAttribute('commandfor')) as string);
  return target && command ? { trigger, target, command } : undefined;
}

type OnCommand = (command: string) => void;

const elements = new Map<Element, OnCommand>();

/** Browsers that know invoker commands send those themselves, as a `command` event on the element. */
const platformSendsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

function onClick(event: MouseEvent): void {
  const press = pressOf(event);
  const onCommand = press && elements.get(press.target);
  if (!onCommand) return;
  const isOurs = press.trigger.hasAttribute('data-glow-open');
  if (!isOurs && platformSendsCommands()) return;
  event.preventDefault();
  onCommand(press.command);
}

/** Listens for presses meant for the element, with one listener for all elements. Returns an unsubscribe function. */
export function watchTriggers(element: Element, onCommand: OnCommand): () => void {
  if (elements.size === 0) document.addEventListener('click', onClick, true);
  elements.set(element, onCommand);
  return () => {
    elements.delete(element);
    if (elements.size === 0) document.removeEventListener('click', onClick, true);
  };
}
