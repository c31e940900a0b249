import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCommon } from '#element/with-common.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { PACKAGE } from '../paths.ts';
import { valueType } from '../typings/element-typings.ts';
import { BRAND_TOKENS } from './brand-tokens.ts';
import { CONFIG } from './manifest.ts';
import { code } from './markdown.ts';

/** For programs that read of a package before they write for it: https://llmstxt.org. */
export const LLMS_TEXT = join(PACKAGE, 'llms.txt');

function tagText(descriptor: (typeof DESCRIPTORS)[number]): string {
  const { tag, component, summary, attributes, events, properties, methods } = withCommon(descriptor);
  const lines = [
    `- Attributes: ${attributes.map((one) => `${code(one.name)} (${valueType(one)})`).join(', ')}`,
    `- Properties: ${properties.map(({ name, type }) => code(`${name}: ${type}`)).join(', ')}`,
    methods.length > 0 && `- Methods: ${methods.map(({ name }) => code(`${name}()`)).join(', ')}`,
    `- Events: ${events.map(({ name, detailType, cancelable }) => `${code(name)} (${detailType}${cancelable ? ', cancelable' : ''})`).join(', ')}`,
    `- [Reference](docs/${tag}.md)`,
  ];
  return `### ${code(`<${tag}>`)}, React ${code(component)}\n\n${summary}\n\n${lines.filter(Boolean).join('\n')}\n`;
}

/** Returns what there is to know of the package, shortest first, from README and descriptors. */
export function llmsText(): string {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  const [, title = '', summary = ''] = /^# (.+)\n\n([^#]+?)\n\n/.exec(readme) ?? [];
  const config = CONFIG.attributes.map(({ name }) => code(name)).join(', ');
  const tokens = BRAND_TOKENS.map(({ name }) => code(name)).join(', ');
  return [
    `# ${title}\n\n> ${summary.replaceAll('\n', ' ')}`,
    'By one script, without a build: `<script async fetchpriority="low" src="https://<your server>/embed/glow.js"></script>` and a tag. From npm: `npm install @glow/widgets`; React components from `@glow/widgets` with `@glow/widgets/styles.css`, custom elements by `import \'@glow/widgets/register/<tag>\'`. [README](README.md) has an example for each framework.',
    `\`<${CONFIG.tag}>\` sets ${config} for all tags of a page. \`--glow-*\` custom properties and \`::part()\` style them: ${tokens}.`,
    '## Widgets',
    ...DESCRIPTORS.map(tagText),
    '## Further',
    [
      '- [glow-config](docs/glow-config.md): what all tags of a page share',
      '- [Theming](docs/theming.md): custom properties with their defaults',
      '- [custom-elements.json](custom-elements.json): all of it as data',
      '- [CHANGELOG](CHANGELOG.md)',
    ].join('\n'),
    '',
  ]
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
