/**
 * The floors of ARCHITECTURE section 1: a folder imports only from floors below it, never sideways, never up.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const onlyTo = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '(\\.(test|stories)\\.tsx?$|/taste/testing/)' },
  to: { path: '^(packages|sites)/', pathNot: [from, ...allowed] },
});

/** Of the folders beside packages and sites, one imports only those named here. */
const onlyTooling = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(scripts|bench|e2e|\\.storybook)/', pathNot: allowed.map((folder) => `^${folder}/`) },
});

/** A folder of the server imports only itself and the folders named here; its tests may import any. */
const serverFolder = (folder, allowed) => ({
  name: `server-${folder}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^packages/server/src/${folder}/`, pathNot: '\\.(test|suite)\\.ts$' },
  to: {
    path: '^packages/server/',
    pathNot: [folder, ...allowed].map((name) => `^packages/server/src/${name}/`),
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-import',
      severity: 'error',
      from: { path: '^(packages|sites)/[^/]+/(src|build)' },
      to: { couldNotResolve: true, pathNot: '\\?(inline|url|raw)$' },
    },
    onlyTo('api-imports-nothing', '^packages/api/', []),
    onlyTo('kit-imports-nothing', '^packages/kit/', []),
    onlyTo('stylist-imports-api', '^packages/stylist/', ['^packages/api/src/index\\.ts$']),
    onlyTo('server-imports-api-and-stylist', '^packages/server/', ['^packages/api/', '^packages/stylist/']),
    onlyTo('taste-imports-api', '^packages/stylist/src/taste/', ['^packages/api/src/index\\.ts$']),
    onlyTo('widgets-import-kit-api-and-taste', '^packages/widgets/(?!build/)', [
      '^packages/(widgets|kit|api)/',
      '^packages/stylist/src/taste/',
    ]),
    onlyTo('widgets-build-asks-the-stylist', '^packages/widgets/build/', [
      '^packages/(widgets|kit|api)/',
      '^packages/stylist/src/(taste/|index\\.ts$)',
    ]),
    onlyTo('site-composes-widgets', '^sites/app/', [
      '^packages/(widgets|kit|api)/',
      '^packages/stylist/src/taste/',
    ]),
    {
      name: 'taste-runs-in-a-browser',
      severity: 'error',
      from: { path: '^packages/stylist/src/taste/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sources-import-no-tooling',
      severity: 'error',
      from: { path: '^(packages|sites)/[^/]+/src/', pathNot: '(\\.(test|stories|suite)\\.tsx?$|/testing/)' },
      to: {
        path: '^(scripts|bench|e2e|\\.storybook|packages/[^/]+/(build|test|benchmark)|sites/[^/]+/(build|test))/',
      },
    },
    onlyTooling('scripts-import-no-tests-or-docs', '^scripts/', ['scripts']),
    onlyTooling('journeys-import-scripts', '^e2e/', ['e2e', 'scripts']),
    onlyTooling('storybook-imports-scripts', '^\\.storybook/', ['\\.storybook', 'scripts']),
    onlyTooling('bench-imports-scripts', '^bench/', ['bench', 'scripts']),
    {
      name: 'no-schema-library-in-the-browser',
      severity: 'error',
      from: { path: '^(packages/(kit|widgets)|sites/app)/' },
      to: {
        path: ['node_modules/.*typebox', '^packages/api/src/(calls/(table|index)|schema/)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/server/src/features/([^/]+)/' },
      to: { path: '^packages/server/src/features/', pathNot: '^packages/server/src/features/$1/' },
    },
    serverFolder('infra', ['config']),
    serverFolder('catalogue', ['infra', 'config']),
    serverFolder('people', ['infra', 'config']),
    serverFolder('features', ['catalogue', 'people', 'infra', 'config']),
    serverFolder('cli', ['catalogue', 'people', 'infra', 'config']),
    {
      name: 'widgets-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/widgets/src/widgets/([^/]+)/' },
      to: {
        path: '^packages/widgets/src/widgets/',
        pathNot: '^packages/widgets/src/widgets/$1/',
      },
    },
    {
      name: 'only-define-element-knows-r2wc',
      severity: 'error',
      from: { pathNot: '^packages/widgets/src/element/' },
      to: { path: 'react-to-web-component' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|\\.cache|fixtures)/' },
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
