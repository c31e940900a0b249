import { NARROW, type Picture, type PictureCrop } from './picture.ts';
import { plateFiles, srcSetOf } from './plates.ts';

interface PlatePictureProps {
  readonly picture: Picture;
  readonly className?: string;
  /** `first`: the largest of the first view, ahead of all else; `near`: when it is scrolled near. */
  readonly loading: 'first' | 'near';
}

function Sources({ crop, media }: { readonly crop: PictureCrop; readonly media?: string }) {
  const { plate, sizes, width, height } = crop;
  const box = { media, sizes, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcSetOf(plate, 'avif')} {...box} />
      <source type="image/webp" srcSet={srcSetOf(plate, 'webp')} {...box} />
    </>
  );
}

/** A drawn plate in the best format and width for the screen, its room reserved. */
export function PlatePicture({ picture, className, loading }: PlatePictureProps) {
  const { alt, crop, narrow } = picture;
  const isFirst = loading === 'first';
  return (
    <picture className={className}>
      {narrow && <Sources crop={narrow} media={NARROW} />}
      <Sources crop={crop} />
      <img
        src={plateFiles(crop.plate, 'webp').at(-1)?.url}
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
