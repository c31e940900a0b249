/**
 * How the text of an attribute becomes a value. `list` is comma separated and gives an array; `url` takes
 * http and https only and is not normalized; empty text counts as absent for all but `string` and `boolean`.
 */
type AttributeType = 'string' | 'number' | 'boolean' | 'enum' | 'list' | 'url';

export interface AttributeDescriptor {
  /** Kebab case, as in HTML. */
  readonly name: string;
  /** Camel case: the property of the element and the prop of the React component. */
  readonly property: string;
  readonly type: AttributeType;
  /** What an `enum` takes, and the members a `list` may have. */
  readonly values?: readonly string[];
  /** The default in words; the value itself is the component's. Absent: no value. */
  readonly default?: string;
  /** Least and greatest value of a `number`, both included. */
  readonly min?: number;
  readonly max?: number;
  /** A set property shows as attribute too; booleans only. */
  readonly reflects?: boolean;
  readonly description: string;
}

/** Rich data, handed over by identity; never an attribute. */
interface PropertyDescriptor {
  readonly name: string;
  /** TypeScript type, for typings and documents. */
  readonly type: string;
  readonly default?: string;
  readonly description: string;
}

interface MethodDescriptor {
  readonly name: string;
  readonly description: string;
}

export interface EventDescriptor {
  readonly name: `glow-${string}`;
  /** TypeScript type of `detail`, for typings and documents; `undefined` where there is none. */
  readonly detailType: string;
  readonly cancelable: boolean;
  /** When it fires and, for a cancelable one, what preventing it stops. */
  readonly description: string;
}

interface PartDescriptor {
  readonly name: string;
  readonly description: string;
}

interface SlotDescriptor {
  /** Empty: the default slot. */
  readonly name: string;
  readonly description: string;
}

interface CustomPropertyDescriptor {
  readonly name: `--glow-${string}`;
  readonly default: string;
  readonly description: string;
}

interface DemoStateDescriptor {
  /** Value of the `demo` attribute. */
  readonly name: string;
  readonly description: string;
}

/**
 * When the embed loader asks for a widget's chunk: `near`, when the tag comes near the viewport; `asked`, when
 * a trigger is pressed or one of `loadAttributes` is there. `loading="eager"` on the tag asks at once.
 */
type LoadPolicy = 'near' | 'asked';

/**
 * A widget as data. From it come the element class, `custom-elements.json`, typings, the documents' tables
 * and Storybook's controls. Attributes, events and custom properties that all widgets have are added by
 * `withCommon` and do not stand here.
 */
export interface ElementDescriptor {
  readonly tag: `glow-${string}`;
  /** The React component's name; the element's class is this with `Glow` before and `Element` behind. */
  readonly component: string;
  readonly summary: string;
  readonly attributes: readonly AttributeDescriptor[];
  readonly properties: readonly PropertyDescriptor[];
  readonly methods: readonly MethodDescriptor[];
  readonly events: readonly EventDescriptor[];
  readonly parts: readonly PartDescriptor[];
  readonly slots: readonly SlotDescriptor[];
  readonly customProperties: readonly CustomPropertyDescriptor[];
  readonly demoStates: readonly DemoStateDescriptor[];
  readonly load: LoadPolicy;
  readonly loadAttributes?: readonly string[];
  /** Custom invoker command → method, such as `{ '--open': 'show' }`. `data-glow-open` stands for `--open`. */
  readonly commands?: Readonly<Record<`--${string}`, string>>;
  /**
   * Height held free before the widget shows, and filled by it in its first state whatever the page's font: what
   * has the class `<tag>-place` is at least as high, and its pictures take the room that its texts leave.
   * Absent: none (the widget covers the page or is closed).
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
