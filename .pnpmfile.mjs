/** Where a package's source is, as GitHub's runners say it; `undefined` elsewhere. */
function sourceAddress({ GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env) {
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : undefined;
}

/** Leaves of a package.json what its users need: nothing of how it is built, no package that is not published. */
function beforePacking({ devDependencies: _, scripts: __, imports: ___, ...published }) {
  const address = sourceAddress();
  if (!address) return published;
  return {
    ...published,
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
    repository: { ...published.repository, url: `git+${address}.git` },
  };
}

export const hooks = { beforePacking };
