import manifest from '#widgets-manifest' with { type: 'json' };

export interface Described {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

export interface Typed extends Described {
  readonly type?: { readonly text: string };
}

interface Member extends Typed {
  readonly kind: string;
  readonly attribute?: string;
}

/** A tag, as the Custom Elements Manifest of the package has it. */
interface TagDeclaration {
  readonly tagName: string;
  readonly attributes: readonly Typed[];
  readonly members: readonly Member[];
  readonly events: readonly Typed[];
  readonly slots: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly cssParts: readonly Described[];
}

/** Returns what the manifest says of a tag. Throws where it says nothing. */
export function declarationOf(tag: string): TagDeclaration {
  const declarations = manifest.modules.flatMap((module) => module.declarations) as readonly TagDeclaration[];
  const declaration = declarations.find(({ tagName }) => tagName === tag);
  if (!declaration) throw new Error(`The manifest has no <${tag}>.`);
  return declaration;
}
