import { byteSize } from '../format/byte-size.ts';
import type { Progress } from './upload.machine.ts';
import { UPLOAD_TEXTS } from './upload.messages.ts';

/** Renders how far an upload has come; without an end while the server works on what it has. */
export function UploadProgress({ progress }: { readonly progress: Progress | undefined }) {
  const isSent = progress !== undefined && progress.sentBytes >= progress.totalBytes;
  const share = progress && !isSent ? progress : undefined;
  return (
    <div className="admin-upload-progress">
      <progress
        className="admin-progress"
        aria-label={UPLOAD_TEXTS.progress}
        max={share?.totalBytes}
        value={share?.sentBytes}
      />
      <p className="admin-progress-text">
        {isSent
          ? UPLOAD_TEXTS.checking
          : share && UPLOAD_TEXTS.sent(byteSize(share.sentBytes), byteSize(share.totalBytes))}
      </p>
    </div>
  );
}
