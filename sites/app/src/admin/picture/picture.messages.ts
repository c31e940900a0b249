export const PICTURE_TEXTS = {
  preview: (name: string) => `Preview ${name}`,
  unavailable: 'The picture could not be loaded.',
  original: 'Open the original',
  close: 'Close preview',
} as const;
