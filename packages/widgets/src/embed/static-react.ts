// What a first paint knows as `react` and `clsx`: enough to draw a component once and without state.

type Props = Readonly<Record<string, unknown>>;
type Drawn = Node | string | readonly Drawn[] | undefined;

let ids = 0;

export const useId = () => `glow-first-${ids++}`;

/** Stands for `clsx`: joins class names, false values left out. */
export const clsx = (...names: readonly unknown[]) => names.filter(Boolean).join(' ');

function nodesOf(drawn: Drawn): readonly (Node | string)[] {
  if (drawn === undefined) return [];
  return typeof drawn === 'string' || drawn instanceof Node ? [drawn] : drawn.flatMap(nodesOf);
}

/** Creates DOM elements with their text; handlers and refs are left to the runtime that takes them over. */
export function jsx(type: string | ((props: Props) => Drawn), props: Props): Drawn {
  if (typeof type !== 'string') return type(props);
  const { children, className, ...attributes } = props;
  const element = document.createElement(type);
  for (const [name, value] of Object.entries({ class: className, ...attributes }))
    if (typeof value === 'string') element.setAttribute(name, value);
  element.append(...nodesOf(children as Drawn));
  return element;
}

export { jsx as jsxs };
