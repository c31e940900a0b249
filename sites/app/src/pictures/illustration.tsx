import { illustrationFiles, srcSetOf } from './illustration-files.ts';
import { NARROW, type Picture, type PictureCrop } from './picture.ts';

interface IllustrationProps {
  readonly picture: Picture;
  readonly className?: string;
  /** `first`: the largest of the first view, ahead of all else; `near`: when it is scrolled near. */
  readonly loading: 'first' | 'near';
}

function Sources({ crop, media }: { readonly crop: PictureCrop; readonly media?: string }) {
  const { illustration, sizes, width, height } = crop;
  const box = { media, sizes, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcSetOf(illustration, 'avif')} {...box} />
      <source type="image/webp" srcSet={srcSetOf(illustration, 'webp')} {...box} />
    </>
  );
}

/** Renders a drawn illustration in the best format and width for the screen, its room reserved. */
export function Illustration({ picture, className, loading }: IllustrationProps) {
  const { alt, crop, narrow } = picture;
  const isFirst = loading === 'first';
  return (
    <picture className={className}>
      {narrow && <Sources crop={narrow} media={NARROW} />}
      <Sources crop={crop} />
      <img
        src={illustrationFiles(crop.illustration, 'webp').at(-1)?.url}
        alt={alt}
        width={crop.width}
        height={crop.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
        data-largest-paint={isFirst ? '' : undefined}
      />
    </picture>
  );
}
