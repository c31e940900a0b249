import { Dialog } from '@glow/kit';
import { useId, useState } from 'react';
import { PICTURE_TEXTS } from '../admin.messages.ts';
import { linkableAddress, pictureAt } from './picture-address.ts';
import { TagList } from './tag-list.tsx';

export interface PreviewedPicture {
  readonly filename: string;
  readonly image: string;
  readonly source_url: string;
  readonly tags: readonly string[];
}

interface PicturePreviewProps {
  readonly state: 'closed' | 'open';
  /** The picture shown, or shown last. */
  readonly picture: PreviewedPicture | undefined;
  readonly onClose: () => void;
}

/** One picture, large, with its name and tags. */
export function PicturePreview({ state, picture, onClose }: PicturePreviewProps) {
  const id = useId();
  return (
    <Dialog
      state={state}
      className="admin-dialog admin-preview"
      labelledBy={id}
      closeLabel={PICTURE_TEXTS.close}
      onClose={onClose}
    >
      {picture && <Picture key={picture.image} headingId={id} picture={picture} />}
    </Dialog>
  );
}

interface PictureProps {
  readonly headingId: string;
  readonly picture: PreviewedPicture;
}

function Picture({ headingId, picture }: PictureProps) {
  const [status, setStatus] = useState<'there' | 'broken'>('there');
  const { filename, image, source_url, tags } = picture;
  const original = linkableAddress(source_url || image);
  return (
    <div className="admin-preview-body">
      {status === 'there' ? (
        <img
          className="admin-preview-picture"
          src={pictureAt(image, 960)}
          alt={[filename, ...tags].join(', ')}
          width={480}
          height={640}
          // What the list has shown already stands in until the large one is there.
          style={{ backgroundImage: `url(${JSON.stringify(pictureAt(image, 320))})` }}
          onError={() => setStatus('broken')}
        />
      ) : (
        <p className="admin-preview-broken" role="alert">
          {PICTURE_TEXTS.unavailable}
        </p>
      )}
      <div className="admin-preview-words">
        <h2 id={headingId}>{filename}</h2>
        <TagList tags={tags} />
        {original && (
          <a className="admin-link" href={original} target="_blank" rel="noreferrer">
            {PICTURE_TEXTS.original}
          </a>
        )}
      </div>
    </div>
  );
}
