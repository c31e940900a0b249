import { Dialog } from '@glow/kit';
import { useId } from 'react';
import { ADMIN_TEXTS } from '../admin.messages.ts';
import { UploadForm } from './upload-form.tsx';
import type { UploadKind } from './upload-kinds.ts';

interface UploadDialogProps<Item> {
  readonly state: 'closed' | 'open';
  readonly heading: string;
  readonly kind: UploadKind<Item>;
  readonly onUploaded: (item: Item) => void;
  readonly onClose: () => void;
}

/** Renders an upload in a dialog; closing it gives up what is being sent and forgets what was filled in. */
export function UploadDialog<Item>({ state, heading, kind, onUploaded, onClose }: UploadDialogProps<Item>) {
  const id = useId();
  return (
    <Dialog
      state={state}
      className="admin-dialog admin-upload"
      labelledBy={id}
      closeLabel={ADMIN_TEXTS.close}
      onClose={onClose}
    >
      <div className="admin-dialog-body">
        <h2 id={id} className="glow-display admin-dialog-heading">
          {heading}
        </h2>
        {state === 'open' && <UploadForm kind={kind} onUploaded={onUploaded} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
