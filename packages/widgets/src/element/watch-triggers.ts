import { pressOf } from './trigger.ts';

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

/** Hears presses meant for the element, with one listener for all. Gives the way to stop. */
export function watchTriggers(element: Element, onCommand: OnCommand): () => void {
  if (elements.size === 0) document.addEventListener('click', onClick, true);
  elements.set(element, onCommand);
  return () => {
    elements.delete(element);
    if (elements.size === 0) document.removeEventListener('click', onClick, true);
  };
}
