// @ts-check
import { attributeControl, propertyControl } from './controls.js';
import { commonAttributes, readManifest } from './manifest.js';
import { isModal, MODAL_ID, snippetOf } from './snippet.js';

/** @typedef {import('./snippet.js').Choice} Choice */

const MAX_EVENTS = 6;
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const controls = /** @type {HTMLFormElement} */ (byId('controls'));
const chooser = /** @type {HTMLSelectElement} */ (byId('widget'));
const stage = byId('stage');

const { widgets, languages } = await readManifest();
const common = commonAttributes(widgets);

/** @returns {Choice} */
function choice() {
  const widget = widgets.find(({ tagName }) => tagName === chooser.value) ?? widgets[0];
  if (!widget) throw new Error('There is no widget.');
  const fields = /** @type {HTMLInputElement[]} */ ([...controls.querySelectorAll('[data-kind]')]);
  /** @param {string} kind @returns {[string, string][]} */
  const chosen = (kind) =>
    fields
      .filter(
        ({ dataset, type, checked, value }) =>
          dataset.kind === kind && (type === 'checkbox' ? checked : value.trim()),
      )
      .map(({ name, type, value }) => [name, type === 'checkbox' ? '' : value.trim()]);
  return { widget, attributes: chosen('attribute'), properties: chosen('property') };
}

/** Puts the real tag on the stage. @param {Choice} choice */
function show({ widget, attributes }) {
  const element = document.createElement(widget.tagName);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  if (!isModal(widget)) return stage.replaceChildren(element);
  element.id = MODAL_ID;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'call';
  button.dataset.glowOpen = MODAL_ID;
  button.textContent = 'Get Early Access';
  return stage.replaceChildren(button, element);
}

/** @param {Choice} choice */
function dress({ widget, properties }) {
  const element = /** @type {HTMLElement | null} */ (stage.querySelector(widget.tagName));
  element?.removeAttribute('style');
  for (const [name, value] of properties) element?.style.setProperty(name, value);
}

function refresh() {
  const now = choice();
  dress(now);
  byId('snippet').textContent = snippetOf(now);
}

/** Lays out the fields of another widget. */
function lay() {
  const { widget } = choice();
  const own = widget.attributes.filter(({ name }) => !common.has(name));
  const shared = widget.attributes.filter(({ name }) => common.has(name));
  byId('summary').textContent = widget.summary;
  byId('own').replaceChildren(...own.map((attribute) => attributeControl(attribute, languages)));
  byId('common').replaceChildren(...shared.map((attribute) => attributeControl(attribute, languages)));
  byId('properties').replaceChildren(
    ...widget.cssProperties.map((property) => propertyControl(property, stage)),
  );
  byId('events').replaceChildren();
  show(choice());
  refresh();
}

/** Lists an event, and keeps the page where it is when its widget would go to another. @param {Event} event */
function list(event) {
  const { widget } = choice();
  const documented = widget.events.find(({ name }) => name === event.type);
  if (event.cancelable && /-url/.test(documented?.description ?? '')) event.preventDefault();
  const item = document.createElement('li');
  item.textContent = event.type;
  item.title = documented?.description ?? '';
  const events = byId('events');
  events.prepend(item);
  while (events.children.length > MAX_EVENTS) events.lastElementChild?.remove();
}

chooser.append(...widgets.map(({ tagName }) => new Option(`<${tagName}>`, tagName)));
chooser.value = 'glow-instant-style';
for (const name of new Set(widgets.flatMap(({ events }) => events.map((event) => event.name))))
  stage.addEventListener(name, list);
controls.addEventListener('submit', (event) => event.preventDefault());
controls.addEventListener('input', ({ target }) => {
  if (target === chooser) return;
  refresh();
});
controls.addEventListener('change', ({ target }) => {
  if (target === chooser) lay();
  else if (target instanceof HTMLElement && target.dataset.kind === 'attribute') {
    show(choice());
    refresh();
  }
});
lay();
