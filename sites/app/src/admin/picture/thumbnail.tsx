import { useState } from 'react';
import { PICTURE_TEXTS } from '../admin.messages.ts';
import { pictureAt } from './picture-address.ts';

interface ThumbnailProps {
  readonly image: string;
  readonly name: string;
  readonly onPreview: () => void;
}

/** Renders a small picture that opens a larger one. */
export function Thumbnail({ image, name, onPreview }: ThumbnailProps) {
  const [status, setStatus] = useState<'there' | 'broken'>('there');
  return (
    <button
      type="button"
      className="admin-thumbnail"
      data-state={status}
      aria-label={PICTURE_TEXTS.preview(name)}
      onClick={onPreview}
    >
      {status === 'there' && (
        <img
          src={pictureAt(image, 320)}
          alt=""
          width={48}
          height={64}
          loading="lazy"
          decoding="async"
          onError={() => setStatus('broken')}
        />
      )}
    </button>
  );
}
