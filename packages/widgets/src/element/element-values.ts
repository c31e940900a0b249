import type { GlowErrorDetail } from '../shared/widget-props.ts';
import type { AttributeDescriptor, ElementDescriptor } from './descriptor.ts';
import { readValue } from './read-value.ts';

/** The values of one element's attributes and properties. The last one set holds; unset: the default. */
export class ElementValues {
  readonly #attributes: ReadonlyMap<string, AttributeDescriptor>;
  readonly #values = new Map<string, unknown>();
  #errors: GlowErrorDetail[] = [];

  constructor({ attributes }: ElementDescriptor) {
    this.#attributes = new Map(attributes.map((attribute) => [attribute.property, attribute]));
  }

  attribute(property: string): AttributeDescriptor | undefined {
    return this.#attributes.get(property);
  }

  get(property: string): unknown {
    return this.#values.get(property) ?? (this.attribute(property)?.type === 'boolean' ? false : undefined);
  }

  /** Sets the text of an attribute (`null`: removed) or a property's value; rich data is stored by identity. */
  set(property: string, raw: unknown): void {
    const attribute = this.attribute(property);
    const reading = attribute ? readValue(attribute, raw) : { state: 'value' as const, value: raw };
    if (reading.state === 'value') this.#values.set(property, reading.value);
    else this.#values.delete(property);
    if (reading.state !== 'invalid') return;
    const { message } = reading;
    this.#errors.push({ reason: 'attribute', attribute: attribute?.name ?? property, message });
  }

  /** The props for the component; what is unset is left out, so that the component's default holds. */
  asProps(): Record<string, unknown> {
    return Object.fromEntries([...this.#values].filter(([, value]) => value !== undefined));
  }

  /** What was not valid since the last call. */
  takeErrors(): readonly GlowErrorDetail[] {
    const errors = this.#errors;
    this.#errors = [];
    return errors;
  }
}
