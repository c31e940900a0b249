/** A package.json as it stands in a tarball. */
export type PublishedManifest = Readonly<Record<string, unknown>>;

/** What a reader of the registry's page, or a tool, looks for. */
const FIELDS = ['author', 'bugs', 'description', 'engines', 'homepage', 'license', 'repository', 'unpkg'];

/** What is true of the repository alone: protocols of its package manager, sources, packages that are not published. */
const PRIVATE = /"[^"]*": "(?:workspace|catalog|link|file):|"\.\/src\/|"@glow\/(?!widgets")/;

/** Returns what is wrong with a package.json that would be published, in sentences. */
export function manifestFaults(manifest: PublishedManifest): readonly string[] {
  const lacking = FIELDS.filter((field) => !manifest[field]);
  const [leak] = PRIVATE.exec(JSON.stringify(manifest, null, 1)) ?? [];
  return [
    ...lacking.map((field) => `It has no "${field}".`),
    ...(leak ? [`It says ${leak}, which holds in the repository only.`] : []),
    ...(manifest.devDependencies ? ['It names devDependencies.'] : []),
  ];
}

/** Addresses that nobody owns, which the package has until a repository publishes it (RFC 2606). */
const EXAMPLE = /\/\/(?:[\w-]+\.)*example\.org\b/;

/** Returns why a registry must not get this package.json yet, in a sentence; `undefined` where it may. */
export function publishingFault({ repository }: PublishedManifest): string | undefined {
  return EXAMPLE.test(JSON.stringify(repository ?? ''))
    ? 'Its "repository" is an example: set it in packages/widgets/package.json, or publish from a GitHub workflow.'
    : undefined;
}
