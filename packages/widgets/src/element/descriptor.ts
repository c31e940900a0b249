/**
 * How the text of an attribute becomes a value. `list` is comma separated and gives an array; `url` takes
 * http and https only and is not normalized; empty text counts as absent for all but `string` and `boolean`.
 */
type AttributeType = 'string' | 'number' | 'boolean' | 'enum' | 'list' | 'url';

/** What documents and typings say of an item of the API. */
export interface Described {
  readonly description: string;
  /** What replaces it, and the major version that removes it, as a sentence. Absent: it stays. */
  readonly deprecated?: string;
}

export interface AttributeDescriptor extends Described {
  /** Kebab case, as in HTML. */
  readonly name: string;
  /** Camel case: the property of the element and the prop of the React component. */
  readonly property: string;
  readonly type: AttributeType;
  /** Allowed values of an `enum` and of each item of a `list`. */
  readonly values?: readonly string[];
  /** The default in words; the component sets the value itself. Absent: no default. */
  readonly default?: string;
  /** Lowest and highest `number` allowed, both included. */
  readonly min?: number;
  readonly max?: number;
  /** Whether setting the property sets the attribute, too; booleans only. Default false. */
  readonly reflects?: boolean;
}

/** A property that takes data by reference and has no attribute. */
interface PropertyDescriptor extends Described {
  readonly name: string;
  /** TypeScript type, for the typings and the reference pages. */
  readonly type: string;
  readonly default?: string;
}

interface MethodDescriptor extends Described {
  readonly name: string;
}

export interface EventDescriptor extends Described {
  readonly name: `glow-${string}`;
  /** TypeScript type of `detail`, for the typings and the reference pages; `undefined` where there is none. */
  readonly detailType: string;
  /** Its description says when it fires and, for a cancelable one, what preventing it stops. */
  readonly cancelable: boolean;
}

interface PartDescriptor extends Described {
  readonly name: string;
  /** Values of its attribute `data-state`. Absent: it has none. */
  readonly states?: readonly string[];
}

/** An event on the document, which a page may dispatch as well. */
export interface DocumentEventDescriptor {
  readonly name: `glow-${string}`;
  /** TypeScript type of `detail`. */
  readonly detailType: string;
  readonly description: string;
}

/** An attribute that the loader or the page's tree gives a meaning, and no property. */
export interface HostAttributeDescriptor {
  readonly name: string;
  readonly values?: readonly string[];
  readonly default: string;
  readonly description: string;
}

interface SlotDescriptor extends Described {
  /** Empty: the default slot. */
  readonly name: string;
}

interface CustomPropertyDescriptor extends Described {
  readonly name: `--glow-${string}`;
  readonly default: string;
}

interface DemoStateDescriptor {
  /** Value of the `demo` attribute. */
  readonly name: string;
  readonly description: string;
}

/**
 * When the embed loads a widget's chunk: `near`, when the tag comes near the viewport; `asked`, when a trigger is
 * pressed or one of `loadAttributes` is set. `loading="eager"` on the tag loads it at once.
 */
type LoadPolicy = 'near' | 'asked';

/**
 * A widget as data: the source of its element class, `custom-elements.json`, typings, reference page and Storybook
 * controls. `withCommon` adds the attributes and events that all widgets share.
 */
export interface ElementDescriptor {
  readonly tag: `glow-${string}`;
  /** Name of the React component; the element's class is `Glow<component>Element`. */
  readonly component: string;
  readonly summary: string;
  readonly attributes: readonly AttributeDescriptor[];
  readonly properties: readonly PropertyDescriptor[];
  readonly methods: readonly MethodDescriptor[];
  readonly events: readonly EventDescriptor[];
  readonly documentEvents?: readonly DocumentEventDescriptor[];
  readonly parts: readonly PartDescriptor[];
  readonly slots: readonly SlotDescriptor[];
  readonly customProperties: readonly CustomPropertyDescriptor[];
  readonly demoStates: readonly DemoStateDescriptor[];
  readonly load: LoadPolicy;
  readonly loadAttributes?: readonly string[];
  /** Custom invoker command → method, such as `{ '--open': 'show' }`. `data-glow-open` stands for `--open`. */
  readonly commands?: Readonly<Record<`--${string}`, string>>;
  /**
   * Height reserved before the widget shows; elements with the class `<tag>-place` get it as their
   * minimum height. In its first state the widget fills it exactly, whatever the page's font: its pictures take the
   * room that its texts leave. Absent: nothing is reserved (the widget covers the page or starts closed).
   */
  readonly reservedHeight?: ReservedHeight;
}

/** Heights are CSS lengths, in which `cqi` is a hundredth of the tag's width. */
export interface ReservedHeight {
  /** Where the tag is less than `wideFromPx` wide; there greater than `wide` would be. */
  readonly narrow: string;
  readonly wide: string;
  readonly wideFromPx: number;
}
