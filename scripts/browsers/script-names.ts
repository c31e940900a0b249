import { parseAst } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

function* nodesOf(node: SyntaxNode): Generator<readonly [node: SyntaxNode, parent: SyntaxNode | undefined]> {
  const open: (readonly [SyntaxNode, SyntaxNode | undefined])[] = [[node, undefined]];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const value of Object.values(next[0]))
      for (const child of [value].flat()) if (isNode(child)) open.push([child, next[0]]);
  }
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? `${node.name}` : undefined);

/** The names that a pattern, such as the left of a declaration, binds. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [`${pattern.name}`];
    case 'ObjectPattern':
      return (pattern.properties as SyntaxNode[]).flatMap((property) =>
        boundBy(property.value ?? property.argument),
      );
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}

function boundIn(node: SyntaxNode): string[] {
  const parameters = Array.isArray(node.params) ? node.params.flatMap(boundBy) : boundBy(node.param);
  if (/^Import.*Specifier$/.test(node.type)) return boundBy(node.local);
  const isNamed = /^(?:VariableDeclarator|Function|Class)/.test(node.type);
  return isNamed ? [...boundBy(node.id), ...parameters] : parameters;
}

/** The names of the platform that a script uses. */
export interface ScriptNames {
  /** Names it does not bind itself, and their members: `URL`, `URL.parse`. */
  readonly globals: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

/** Returns names that a built script uses. A name that it binds anywhere counts as its own everywhere. */
export function namesIn(script: string): ScriptNames {
  const nodes = [...nodesOf(parseAst(script) as unknown as SyntaxNode)];
  const own = new Set(nodes.flatMap(([node]) => boundIn(node)));
  const globals = new Set<string>();
  const members = new Set<string>();
  for (const [node, parent] of nodes) {
    if (node.type === 'MemberExpression' && !node.computed) {
      const member = nameOf(node.property);
      const object = nameOf(node.object);
      if (member) members.add(member);
      if (member && object && !own.has(object)) globals.add(`${object}.${member}`);
    }
    const name = nameOf(node);
    const isKey = parent?.type === 'Property' && parent.key === node && !parent.shorthand;
    const isMember = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    if (name && !own.has(name) && !isKey && !isMember && parent?.type !== 'MethodDefinition')
      globals.add(name);
  }
  return { globals, members };
}
