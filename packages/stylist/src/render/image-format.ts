/** What a picture can be encoded as. */
export const IMAGE_FORMATS = ['png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
