import { join } from 'node:path';
import type { ElementDescriptor } from '#element/descriptor.ts';
import { callbackName, withCommon } from '#element/with-common.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { PACKAGE } from '../paths.ts';

/** Compiled by a test, so that a descriptor that the component does not keep to is found. */
export const COMPONENT_CLAIMS = join(PACKAGE, 'test/package/typings/components/claims.ts');

/** Events whose React prop is no callback for them; what that does instead. */
export const OWN_PROPS: Readonly<Record<string, string>> = {
  'glow-save': 'is given the look and saves it',
};

function claimsOf(descriptor: ElementDescriptor): string {
  const { tag, component, attributes, properties, events } = withCommon(descriptor);
  const names = [...attributes.map(({ property }) => property), ...properties.map(({ name }) => name)];
  const picked = names.map((name) => `'${name}'`).join(' | ');
  const heard = events.filter(({ name }) => !(name in OWN_PROPS));
  const details = heard.map(({ name }) => {
    const given = `Given<${component}Props['${callbackName(name)}']>`;
    return `  '${name}': (detail: ${given}): GlowEventMap['${name}']['detail'] => detail,\n`;
  });
  return [
    `/** What \`<${tag}>\` holds, its component takes. */\n`,
    `export const props${component} = (element: Glow${component}): Pick<${component}Props, ${picked}> => element;\n\n`,
    '/** What the component gives its callbacks is the detail of the events. */\n',
    `export const details${component} = {\n${details.join('')}};\n`,
  ].join('');
}

export function componentClaims(): string {
  const components = DESCRIPTORS.map(({ component }) => component);
  const elements = ['GlowEventMap', ...components.map((component) => `Glow${component}`)];
  return [
    '// Written by build/typings/component-claims.ts from the descriptors.\n',
    `import type { ${elements.sort().join(', ')} } from '@glow/widgets/elements';\n`,
    `import type { ${components
      .map((component) => `${component}Props`)
      .sort()
      .join(', ')} } from '@glow/widgets/index';\n\n`,
    '/** What a callback is given. */\n',
    'type Given<Callback> = Callback extends (detail: infer Detail) => unknown ? Detail : never;\n\n',
    DESCRIPTORS.map(claimsOf).join('\n'),
  ].join('');
}
