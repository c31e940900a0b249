/** A text inside an attribute or an element. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export interface PreloadedPicture {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * What a link to the page shows elsewhere (Open Graph). Networks ask for a whole address: the server, which knows it,
 * completes the picture's when it serves the page.
 */
function shareTags(title: string, description: string, picture: string): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Glow',
    'og:title': title,
    'og:description': description,
    'og:image': `/generated/${picture}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

export interface PageParts {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly pictures: readonly PreloadedPicture[];
  /** The inline script and what it starts once the largest picture is painted. */
  readonly boot: {
    readonly code: string;
    readonly runtime: string;
    readonly entry: string;
    readonly ahead: readonly string[];
  };
  readonly indexing: 'all' | 'none';
  /** The name of its share picture. */
  readonly sharePicture: 'share-landing' | 'share-wardrobe';
}

/** One prerendered page: no inline style, one inline script. */
export function pageOf({
  title,
  description,
  html,
  styles,
  fonts,
  pictures,
  boot,
  indexing,
  sharePicture,
}: PageParts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(indexing === 'none' ? ['<meta name="robots" content="noindex">'] : []),
    '<meta name="theme-color" content="#f4d8ba">',
    '<link rel="icon" href="/generated/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/generated/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...shareTags(title, description, sharePicture),
    ...pictures.map(
      ({ media, srcSet, sizes }) =>
        `<link rel="preload" as="image" type="image/avif" media="${escaped(media)}" imagesrcset="${escaped(srcSet)}" imagesizes="${escaped(sizes)}" fetchpriority="high">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  ].join('');
  const script = `<script data-runtime="${boot.runtime}" data-entry="${boot.entry}" data-ahead="${boot.ahead.join(' ')}">${boot.code}</script>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body class="glow"><div id="root">${html}</div>${script}</body></html>\n`;
}
