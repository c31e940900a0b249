// @ts-check
import { valuesOf } from './manifest.js';

/** @typedef {import('./manifest.js').Attribute} Attribute @typedef {import('./manifest.js').Property} Property */

/** Puts a field under its name. @param {string} title @param {HTMLInputElement | HTMLSelectElement} field */
function labelled(title, field) {
  field.id = `field-${field.name}`;
  const label = document.createElement('label');
  label.htmlFor = field.id;
  label.textContent = field.name;
  const row = document.createElement('div');
  row.className = 'control';
  row.title = title;
  row.append(label, field);
  return row;
}

/** @param {string} kind @param {string} name @param {string} type */
function input(kind, name, type) {
  const field = document.createElement('input');
  field.type = type;
  field.name = name;
  field.dataset.kind = kind;
  field.autocomplete = 'off';
  return field;
}

/** @param {string} name @param {readonly (readonly [string, string])[]} options */
function select(name, options) {
  const field = document.createElement('select');
  field.name = name;
  field.dataset.kind = 'attribute';
  field.append(...options.map(([value, text]) => new Option(text, value)));
  return field;
}

/** Renders the field of an attribute; empty is absent. @param {Attribute} attribute @param {readonly string[]} languages */
export function attributeControl(attribute, languages) {
  const { name, type, default: fallback = '', description } = attribute;
  if (type.text === 'boolean') return labelled(description, input('attribute', name, 'checkbox'));
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const values = name === 'lang' ? languages : valuesOf(attribute);
  if (values.length > 0) {
    const text = (/** @type {string} */ value) => (name === 'lang' ? (names.of(value) ?? value) : value);
    const options = values.map((value) => /** @type {const} */ ([value, text(value)]));
    return labelled(description, select(name, [['', `not set: ${fallback}`], ...options]));
  }
  const field = input('attribute', name, type.text === 'number' ? 'number' : 'text');
  field.placeholder = fallback;
  return labelled(description, field);
}

/** Returns a CSS colour as `#rrggbb`, for the browser's own picker. @param {string} colour @param {Element} place */
function hexOf(colour, place) {
  const probe = document.createElement('i');
  probe.style.color = colour;
  place.append(probe);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return '#000000';
  pen.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Renders the field of a custom property, with a picker where it is a colour. @param {Property} property @param {Element} place */
export function propertyControl({ name, default: fallback = '', description }, place) {
  const field = input('property', name, 'text');
  field.placeholder = fallback;
  const isColour = CSS.supports('color', fallback) || /^(?:Colour|Ground|Focus)\b/.test(description);
  if (!isColour) return labelled(description, field);
  const picker = document.createElement('input');
  picker.type = 'color';
  picker.value = hexOf(fallback, place);
  picker.setAttribute('aria-label', `Pick ${name}`);
  picker.addEventListener('input', () => {
    field.value = picker.value;
  });
  const row = labelled(description, field);
  const both = document.createElement('div');
  both.className = 'colour';
  both.append(row, picker);
  return both;
}
