import { NAME_MAX_LENGTH } from '@glow/api';
import { Button, Field } from '@glow/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ADMIN_TEXTS } from '../admin.messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { UPLOAD_TEXTS } from './upload.messages.ts';
import { CHOICES, EMPTY_DRAFT, type FieldName, fieldOf, type UploadDraft } from './upload-draft.ts';
import type { UploadKind } from './upload-kinds.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFormProps<Item> {
  readonly kind: UploadKind<Item>;
  readonly onUploaded: (item: Item) => void;
  readonly onClose: () => void;
}

/** Renders the fields of an upload; the first problem is shown at its field, which takes the focus. */
export function UploadForm<Item>({ kind, onUploaded, onClose }: UploadFormProps<Item>) {
  const [draft, setDraft] = useState<UploadDraft>(EMPTY_DRAFT);
  const { state, dispatch, submit, cancel } = useUpload(kind, onUploaded);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const fieldsRef = useRef(new Map<FieldName, HTMLElement>());
  const isSending = state.status === 'sending';
  const problem = state.status === 'invalid' ? state.problem : undefined;
  const errorAt = (name: FieldName) =>
    problem && fieldOf(problem) === name ? UPLOAD_TEXTS.problems[problem] : undefined;
  const refAt = (name: FieldName) => (element: HTMLElement | null) => {
    if (element) fieldsRef.current.set(name, element);
  };

  useEffect(() => {
    if (state.status === 'invalid') fieldsRef.current.get(fieldOf(state.problem))?.focus();
  }, [state]);

  // The pressed button is disabled while sending, which would leave the focus nowhere.
  useEffect(() => {
    if (isSending) cancelRef.current?.focus();
  }, [isSending]);

  function edit(change: Partial<UploadDraft>) {
    setDraft((before) => ({ ...before, ...change }));
    dispatch({ type: 'edit' });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    submit(draft);
  }

  const { file, filename, choices } = draft;
  return (
    <form className="admin-upload-form" noValidate onSubmit={send}>
      <FileDrop
        file={file}
        error={errorAt('file')}
        disabled={isSending}
        inputRef={refAt('file')}
        onFile={(picked) => edit({ file: picked })}
      />
      <div className="admin-filename">
        <Field
          label={UPLOAD_TEXTS.filename}
          inputRef={refAt('filename')}
          value={filename}
          error={errorAt('filename')}
          disabled={isSending}
          required
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => edit({ filename: event.target.value })}
        />
        <p className="admin-hint">
          {UPLOAD_TEXTS.filenameHint}{' '}
          {file && !filename && (
            <button type="button" className="admin-link" onClick={() => edit({ filename: file.name })}>
              {UPLOAD_TEXTS.useFileName(file.name)}
            </button>
          )}
        </p>
      </div>
      <div className="admin-choices">
        {kind.choices.map((name) => (
          <ChoiceField
            key={name}
            label={UPLOAD_TEXTS[name]}
            options={CHOICES[name]}
            value={choices[name] ?? ''}
            error={errorAt(name)}
            disabled={isSending}
            selectRef={refAt(name)}
            onChange={(value) => edit({ choices: { ...choices, [name]: value } })}
          />
        ))}
      </div>
      <div className="admin-alert" role="alert">
        {state.status === 'failed' && (
          <>
            <p>{state.text}</p>
            {state.detail && <p className="admin-alert-detail">{state.detail}</p>}
          </>
        )}
      </div>
      {isSending && <UploadProgress progress={state.progress} />}
      <div className="admin-dialog-actions">
        <Button variant="quiet" size="small" buttonRef={cancelRef} onClick={isSending ? cancel : onClose}>
          {isSending ? UPLOAD_TEXTS.cancelUpload : ADMIN_TEXTS.cancel}
        </Button>
        <Button type="submit" size="small" state={isSending ? 'loading' : 'ready'}>
          {isSending ? UPLOAD_TEXTS.uploading : UPLOAD_TEXTS.upload}
        </Button>
      </div>
    </form>
  );
}
