import { Button, Dialog } from '@glow/kit';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { ADMIN_TEXTS } from '../admin.messages.ts';
import { DELETION_TEXTS } from './deletion.messages.ts';
import type { DeletionModel } from './use-deletion.ts';

interface ConfirmDeletionProps<Item> {
  readonly deletion: DeletionModel<Item>;
  /** The specification's question. */
  readonly question: (item: Item) => string;
  /** What will be gone, where the question does not say. */
  readonly consequence?: (item: Item) => string;
  readonly failed: string;
  /** Takes the focus where the row that had it is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The question before a deletion, and its failure; Cancel has the focus. */
export function ConfirmDeletion<Item>(props: ConfirmDeletionProps<Item>) {
  const { deletion, question, consequence, failed, focusAfter } = props;
  const { state } = deletion;
  const id = useId();
  const consequenceId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const { item, status } = state;

  useEffect(() => {
    const isOver = status === 'idle' && item !== undefined;
    if (isOver && document.activeElement === document.body) focusAfter.current?.focus();
  }, [status, item, focusAfter]);

  return (
    <Dialog
      state={status === 'idle' ? 'closed' : 'open'}
      className="admin-dialog"
      role="alertdialog"
      labelledBy={id}
      {...(consequence && { describedBy: consequenceId })}
      closeLabel={ADMIN_TEXTS.close}
      initialFocus={cancelRef}
      onClose={deletion.close}
    >
      <div className="admin-dialog-body">
        <h2 id={id} className="admin-question">
          {item !== undefined && question(item)}
        </h2>
        {item !== undefined && consequence && (
          <p id={consequenceId} className="admin-dialog-text">
            {consequence(item)}
          </p>
        )}
        <div className="admin-alert" role="alert">
          {status === 'failed' && (
            <>
              <p>{failed}</p>
              {state.detail && <p className="admin-alert-detail">{state.detail}</p>}
            </>
          )}
        </div>
        <div className="admin-dialog-actions">
          <Button variant="quiet" size="small" buttonRef={cancelRef} onClick={deletion.close}>
            {ADMIN_TEXTS.cancel}
          </Button>
          <Button
            size="small"
            className="admin-danger"
            state={status === 'deleting' ? 'loading' : 'ready'}
            onClick={deletion.confirm}
          >
            {status === 'deleting' ? DELETION_TEXTS.deleting : DELETION_TEXTS.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
