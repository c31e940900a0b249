/** What a picture of a look comes as, by what a client accepts. */
export const IMAGE_FORMATS = ['png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** What a picture can be encoded as: link previews take JPEG. */
export type FileFormat = ImageFormat | 'jpeg';
