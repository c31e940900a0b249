// @ts-check
/**
 * @typedef {{ name: string, type: { text: string }, default?: string, description: string }} Attribute
 * @typedef {{ name: string, default?: string, description: string }} Property
 * @typedef {{ name: string, description: string }} WidgetEvent
 * @typedef {{
 *   tagName: string, summary: string, attributes: Attribute[], cssProperties: Property[], events: WidgetEvent[],
 *   members: { kind: string, name: string }[], placeholder?: string,
 * }} Widget
 */

/** Resolves to the widgets of the served embed, and the languages they speak. */
export async function readManifest() {
  const answer = await fetch('/embed/custom-elements.json');
  if (!answer.ok) throw new Error(`${answer.status} for the list of widgets`);
  const { modules, languages } = await answer.json();
  /** @type {Widget[]} */
  const declarations = modules.flatMap(
    (/** @type {{ declarations: Widget[] }} */ module) => module.declarations,
  );
  return {
    widgets: declarations.filter(({ cssProperties }) => cssProperties),
    languages: /** @type {string[]} */ (languages),
  };
}

/** Returns the values that a type text such as `'light' | 'dark'` names. @param {Attribute} attribute */
export const valuesOf = ({ type }) => [...type.text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

/** Returns the names of the attributes that every widget takes. @param {Widget[]} widgets */
export function commonAttributes(widgets) {
  const [first, ...others] = widgets.map(({ attributes }) => new Set(attributes.map(({ name }) => name)));
  return new Set([...(first ?? [])].filter((name) => others.every((names) => names.has(name))));
}
