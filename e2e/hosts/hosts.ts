/** A page of a host, and what its picker says. */
export interface HostPage {
  readonly path: string;
  /** Default: 'Style Me'. */
  readonly styleMe?: string;
  /** Default: 'Retake Choices'. */
  readonly retake?: string;
  /** The page writes the name of the look, which it is told by an event, into `#look`. */
  readonly tellsLook?: boolean;
  /** The widget stands in a frame of the page. */
  readonly framed?: boolean;
  /** The page keeps a place for the widget, so that nothing may shift. */
  readonly keepsPlace?: boolean;
}

/** A project of a framework that carries widgets of the packed package. */
export interface Host {
  readonly name: string;
  /** Below `fixtures`; its scripts `check` and `build` are run where it has them. */
  readonly fixture: string;
  /** Versions that stand in for those of its package.json. */
  readonly versions?: Readonly<Record<string, string>>;
  /** What serves the build: files of a folder, or a program that reads PORT. */
  readonly serve: { readonly folder: string } | { readonly command: readonly string[] };
  readonly pages: readonly HostPage[];
  /** Whether `test` has it too; all are in `bench hosts`. */
  readonly inTest?: boolean;
}

const VITE_PAGES = [
  { path: '/', tellsLook: true },
  { path: '/elements.html', styleMe: 'Go', tellsLook: true },
] as const;

export const HOSTS: readonly Host[] = [
  {
    name: 'plain pages',
    fixture: 'pages',
    serve: { folder: '.' },
    inTest: true,
    pages: [
      { path: '/plain-script.html', keepsPlace: true },
      { path: '/plain-module.html', keepsPlace: true, tellsLook: true },
      { path: '/strict-policy.html', keepsPlace: true },
      { path: '/sandboxed.html', framed: true },
      { path: '/shadow-root.html', keepsPlace: true },
      { path: '/right-to-left.html', keepsPlace: true, styleMe: 'نسّق لي', retake: 'اختر من جديد' },
    ],
  },
  {
    name: 'Vite, React 19',
    fixture: 'vite-react',
    serve: { folder: 'dist' },
    inTest: true,
    pages: VITE_PAGES,
  },
  {
    name: 'Vite, React 18',
    fixture: 'vite-react',
    versions: { react: '^18', 'react-dom': '^18', '@types/react': '^18', '@types/react-dom': '^18' },
    serve: { folder: 'dist' },
    inTest: true,
    pages: VITE_PAGES,
  },
  {
    name: 'Next',
    fixture: 'next',
    serve: { command: ['npx', 'next', 'start'] },
    pages: [
      { path: '/', styleMe: 'Go', tellsLook: true },
      { path: '/components', styleMe: 'Zieh mich an', retake: 'Neu wählen' },
      { path: '/element' },
    ],
  },
  {
    name: 'Vue',
    fixture: 'vue',
    serve: { folder: 'dist' },
    inTest: true,
    pages: [{ path: '/', tellsLook: true }],
  },
  {
    name: 'Nuxt',
    fixture: 'nuxt',
    serve: { command: ['node', '.output/server/index.mjs'] },
    pages: [{ path: '/', tellsLook: true }],
  },
  {
    name: 'Svelte',
    fixture: 'svelte',
    serve: { folder: 'dist' },
    inTest: true,
    pages: [{ path: '/', tellsLook: true }],
  },
  {
    name: 'SvelteKit',
    fixture: 'sveltekit',
    serve: { command: ['node', 'build'] },
    pages: [{ path: '/', tellsLook: true }],
  },
  { name: 'Astro', fixture: 'astro', serve: { folder: 'dist' }, pages: [{ path: '/', tellsLook: true }] },
  {
    name: 'Angular',
    fixture: 'angular',
    serve: { folder: 'dist/browser' },
    pages: [{ path: '/', styleMe: 'Go', tellsLook: true }],
  },
];
