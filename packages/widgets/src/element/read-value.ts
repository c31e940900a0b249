import type { AttributeDescriptor } from './descriptor.ts';

/** What became of the text of an attribute or of a value set as property. */
type Reading =
  | { readonly state: 'absent' }
  | { readonly state: 'value'; readonly value: unknown }
  | { readonly state: 'invalid'; readonly message: string };

const ABSENT: Reading = { state: 'absent' };
const read = (value: unknown): Reading => ({ state: 'value', value });

/**
 * Reads an attribute's text (`null`: not there) or a property's value.
 * Boolean: there is true, bare and with any text, but `"false"` is false, as frameworks write it.
 */
export function readValue(attribute: AttributeDescriptor, raw: unknown): Reading {
  if (raw === null || raw === undefined) return ABSENT;
  if (attribute.type === 'boolean') return read(raw !== false && raw !== 'false');
  if (attribute.type === 'string') return read(String(raw));
  const text = typeof raw === 'string' ? raw.trim() : raw;
  return text === '' ? ABSENT : readTyped(attribute, text);
}

function readTyped(attribute: AttributeDescriptor, raw: unknown): Reading {
  const { name, type, values = [], min = -Infinity, max = Infinity } = attribute;
  const invalid = (wanted: string): Reading => ({
    state: 'invalid',
    message: `${name} takes ${wanted}; its default holds.`,
  });
  if (type === 'number') {
    const number = Number(raw);
    return Number.isFinite(number) && number >= min && number <= max ? read(number) : invalid('a number');
  }
  if (type === 'url') return isWebUrl(String(raw)) ? read(String(raw)) : invalid('an http address');
  if (type === 'enum') {
    const value = String(raw).toLowerCase();
    return values.includes(value) ? read(value) : invalid(values.join(', '));
  }
  const members = (Array.isArray(raw) ? raw : String(raw).split(',')).map((member) => String(member).trim());
  return members.every((member) => values.includes(member))
    ? read(members)
    : invalid(`some of ${values.join(', ')}`);
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text, document.baseURI) && /^https?:$/.test(new URL(text, document.baseURI).protocol);
}
