import { Button, Dialog } from '@glow/kit';
import { useId, useRef } from 'react';
import type { Removal } from './wardrobe.machine.ts';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';

interface RemoveDialogProps {
  readonly removal: Removal;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks once more before a look goes for good. */
export function RemoveDialog({ removal, onKeep, onRemove }: RemoveDialogProps) {
  const headingId = useId();
  const textId = useId();
  const keepRef = useRef<HTMLButtonElement>(null);
  const isDeleting = removal.status === 'deleting';
  return (
    <Dialog
      state={removal.status === 'none' ? 'closed' : 'open'}
      role="alertdialog"
      labelledBy={headingId}
      describedBy={textId}
      closeLabel={WARDROBE_TEXTS.close}
      onClose={onKeep}
      initialFocus={keepRef}
      className="confirm-dialog"
    >
      <h2 id={headingId} className="glow-display">
        {WARDROBE_TEXTS.confirmHeading}
      </h2>
      <p id={textId}>
        {removal.status !== 'none' && (
          <span className="glow-visually-hidden">{WARDROBE_TEXTS.confirmOf(removal.item.name)} </span>
        )}
        {WARDROBE_TEXTS.confirmText}
      </p>
      <div className="confirm-dialog-actions">
        <Button variant="quiet" buttonRef={keepRef} disabled={isDeleting} onClick={onKeep}>
          {WARDROBE_TEXTS.keep}
        </Button>
        <Button state={isDeleting ? 'loading' : 'ready'} onClick={onRemove}>
          {isDeleting ? WARDROBE_TEXTS.deleting : WARDROBE_TEXTS.delete}
        </Button>
      </div>
    </Dialog>
  );
}
