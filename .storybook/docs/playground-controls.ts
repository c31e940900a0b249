import type { ArgTypes } from '@storybook/react-vite';
import { TOKENS } from '#kit/tokens/tokens.ts';
import type { AttributeDescriptor, ElementDescriptor } from '#widgets/element/descriptor.ts';
import { TOKEN_READINGS } from '../foundations/read-tokens.ts';

type Control = ArgTypes[string];

/** What the texts come in: English and what `languages/` holds. */
const LANGUAGES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  ar: 'Arabic',
};

const table = (category: string, fallback?: string) => ({
  category,
  ...(fallback !== undefined && { defaultValue: { summary: fallback.replaceAll('`', '') } }),
});

function controlOf({ type, values = [], min, max }: AttributeDescriptor): Control {
  switch (type) {
    case 'boolean':
      return { control: 'boolean' };
    case 'number':
      return { control: { type: 'number', min, max } };
    case 'enum':
      return { control: 'select', options: ['', ...values] };
    case 'list':
      return values.length > 0 ? { control: 'check', options: values } : { control: 'text' };
    default:
      return { control: 'text' };
  }
}

function attributeControl(attribute: AttributeDescriptor): [string, Control] {
  const { name, description, default: fallback } = attribute;
  return [name, { ...controlOf(attribute), description, table: table('Attributes', fallback) }];
}

/** Custom properties are colours unless what they are by default, or their name, says otherwise. */
function propertyControl(name: string, description: string, fallback?: string): Control {
  const kind = TOKEN_READINGS.find(({ hostName }) => hostName === name)?.kind;
  const isColour = kind ? kind === 'colour' : !/font|px$/.test(`${name} ${fallback ?? ''}`);
  return { control: isColour ? 'color' : 'text', description };
}

const tokenControls = (): ArgTypes =>
  Object.fromEntries(
    TOKENS.map(({ name, description }) => {
      const values = TOKEN_READINGS.find(({ hostName }) => hostName === name)?.values;
      return [
        name,
        {
          ...propertyControl(name, description),
          table: table('Brand tokens', values?.join(' / ') ?? 'none'),
        },
      ];
    }),
  );

/** Returns a control for everything that a page can say to a tag by attributes and style. */
export function playgroundControls({ attributes, customProperties }: ElementDescriptor): ArgTypes {
  return {
    ...Object.fromEntries(attributes.map(attributeControl)),
    lang: {
      control: { type: 'select', labels: LANGUAGES },
      options: Object.keys(LANGUAGES),
      description: 'Language of the place the tag stands in.',
      table: table('Page', 'en'),
    },
    dir: {
      control: 'inline-radio',
      options: ['ltr', 'rtl'],
      description: 'Direction of the place the tag stands in.',
      table: table('Page', 'ltr'),
    },
    ...Object.fromEntries(
      customProperties.map(({ name, default: fallback, description }) => [
        name,
        { ...propertyControl(name, description, fallback), table: table('Custom properties', fallback) },
      ]),
    ),
    ...tokenControls(),
  };
}
