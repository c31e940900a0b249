// What a server component imports as `@glow/widgets/register`. It never reaches the browser, and nothing else would say so.

// biome-ignore lint/suspicious/noConsole: the page's author must learn that the tags stay empty
console.warn(
  'Glow: a server component registers no tags in the browser. Import @glow/widgets/react, or register in a file with "use client".',
);

export {};
