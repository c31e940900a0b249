import { useBrowserLayoutEffect } from '@glow/kit';
import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ElementDescriptor } from '../element/descriptor.ts';
import { registerElement } from '../element/register-element.ts';
import { callbackName, withCommon } from '../element/with-common.ts';

type Props = HTMLAttributes<HTMLElement> & Readonly<Record<string, unknown>>;

/** A tag as a component; `react.d.ts` has the props of each. */
export type ElementComponent = ForwardRefExoticComponent<Props & RefAttributes<HTMLElement>>;

/** What a component needs to know of its tag. */
interface TagDescription {
  readonly tag: string;
  readonly attributes: readonly { readonly name: string; readonly property: string }[];
  readonly properties: readonly { readonly name: string }[];
  readonly events: readonly { readonly name: string }[];
}

type ElementClass = Parameters<typeof registerElement>[0];

/** What React writes as the same text on servers and in browsers; absent: undefined. */
function attributeValue(value: unknown): string | true | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true || String(value); // a list is separated by commas
}

/** Sets the element's attributes and properties that changed since `before`. */
function applyChanges(
  element: HTMLElement,
  { attributes, properties }: TagDescription,
  before: Props,
  props: Props,
): void {
  for (const { name, property } of attributes) {
    const value = attributeValue(props[property]);
    if (value === attributeValue(before[property])) continue;
    if (value !== undefined) element.setAttribute(name, value === true ? '' : value);
    else {
      element.removeAttribute(name);
      // React 19 writes a property instead of an attribute where the element has one.
      if (property in element) Reflect.set(element, property, undefined);
    }
  }
  for (const { name } of properties)
    if (!Object.is(props[name], before[name])) Reflect.set(element, name, props[name]);
}

/**
 * Makes a component that renders a tag with its attributes, on servers too, and sets its properties and listens to its
 * events once it is in a page; then it registers the tag.
 */
export function tagComponent(description: TagDescription, elementClass: ElementClass): ElementComponent {
  const { tag, attributes, properties, events } = description;
  const callbacks = events.map(({ name }) => [name, callbackName(name)] as const);
  const own = new Set([
    ...attributes.map(({ property }) => property),
    ...properties.map(({ name }) => name),
    ...callbacks.map(([, callback]) => callback),
  ]);
  const component: ElementComponent = forwardRef<HTMLElement, Props>((props, ref) => {
    const elementRef = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => elementRef.current as HTMLElement);

    // React writes the attributes once; afterwards only those that a prop changes are touched, since an element
    // changes its own, such as `open`.
    const [written] = useState(props);
    const propsRef = useRef<Props>(
      Object.fromEntries(attributes.map(({ property }) => [property, props[property]])),
    );
    useBrowserLayoutEffect(() => {
      if (elementRef.current) applyChanges(elementRef.current, description, propsRef.current, props);
      propsRef.current = props;
    });

    useBrowserLayoutEffect(() => {
      const element = elementRef.current;
      const stop = new AbortController();
      for (const [name, callback] of callbacks) {
        const listener = (event: Event) =>
          (propsRef.current[callback] as ((event: Event) => void) | undefined)?.(event);
        element?.addEventListener(name, listener, { signal: stop.signal });
      }
      return () => stop.abort();
    }, []);

    useEffect(() => registerElement(elementClass), []);

    const { children, className, ...rest } = Object.fromEntries(
      Object.entries(props).filter(([name]) => !own.has(name)),
    ) as Props;
    const texts = attributes.map(({ name, property }) => [name, attributeValue(written[property])] as const);
    return createElement(
      tag,
      { ...rest, ...Object.fromEntries(texts), class: className, ref: elementRef },
      children,
    );
  });
  component.displayName = tag;
  return component;
}

/** Makes the component of a widget's element. */
export function elementComponent(
  descriptor: ElementDescriptor,
  elementClass: ElementClass,
): ElementComponent {
  return tagComponent(withCommon(descriptor), elementClass);
}
