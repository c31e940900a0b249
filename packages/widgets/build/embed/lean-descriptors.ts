import type { Plugin } from 'vite';
import type { ElementDescriptor } from '#element/descriptor.ts';

/** What people read; the browser does without. */
const PROSE = new Set([
  'summary',
  'description',
  'deprecated',
  'default',
  'detailType',
  'component',
  'parts',
  'documentEvents',
  'slots',
  'customProperties',
  'load',
  'loadAttributes',
]);

/** Rich data is handed over as it is: its TypeScript type is for people. */
function withoutTypes(properties: unknown): unknown {
  return (properties as ElementDescriptor['properties']).map(({ name }) => ({ name }));
}

function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== false && !PROSE.has(key)) // absent is false too
      .map(([key, inner]) => [key, key === 'properties' ? withoutTypes(inner) : lean(inner)]),
  );
}

/** Ships descriptors without their prose: the data of `*.element.ts` is read at build time and written lean. */
export function leanDescriptors(): Plugin {
  return {
    name: 'glow-lean-descriptors',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.element.ts')) return undefined;
      const data = (await import(id)) as Record<string, unknown>;
      const functions = Object.values(data).some((value) => typeof value === 'function');
      if (functions) this.error(`${id} must hold data only`);
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(lean(value))};`)
        .join('\n');
    },
  };
}

/** What the widgets do not read of an instant-style option. */
const UNREAD_OF_OPTION = /^ {4}(?:value|style|occasion): '.*',$/gm;

/** Ships the options of the picker without the fields that only servers read. */
export function leanOptions(): Plugin {
  return {
    name: 'glow-lean-options',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/instant-options.ts')) return undefined;
      return { code: code.replace(UNREAD_OF_OPTION, ''), map: null }; // lines stay where they were
    },
  };
}
