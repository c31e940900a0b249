import { type DragEvent, type Ref, useId, useState } from 'react';
import { PickedPicture } from './picked-picture.tsx';
import { UPLOAD_TEXTS } from './upload.messages.ts';

interface FileDropProps {
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onFile: (file: File) => void;
}

/** Renders a file by button, by key or dropped; the native input does the work and lies over its label. */
export function FileDrop({ file, error, disabled, inputRef, onFile }: FileDropProps) {
  const id = useId();
  const [drag, setDrag] = useState<'away' | 'over'>('away');

  function take(event: DragEvent) {
    event.preventDefault();
    setDrag('away');
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onFile(dropped);
  }

  return (
    <div className="glow-field">
      <label className="glow-field-label" htmlFor={id}>
        {UPLOAD_TEXTS.fileLabel}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first */}
      <div
        className="admin-drop"
        data-drag={drag}
        data-state={error ? 'invalid' : 'valid'}
        onDragOver={(event) => {
          event.preventDefault();
          setDrag('over');
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDrag('away');
        }}
        onDrop={take}
      >
        {file && <PickedPicture file={file} />}
        <p className="admin-drop-words" aria-hidden="true">
          {(drag === 'over' || !file) && (
            <span className="admin-drop-hint">
              {drag === 'over' ? UPLOAD_TEXTS.dropNow : UPLOAD_TEXTS.drop}
            </span>
          )}
          <span className="admin-drop-button">
            {file ? UPLOAD_TEXTS.changeFile : UPLOAD_TEXTS.chooseFile}
          </span>
        </p>
        <input
          ref={inputRef}
          id={id}
          className="admin-drop-input"
          type="file"
          accept="image/png,.png"
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-limits ${id}-error`}
          onChange={({ target }) => {
            const picked = target.files?.[0];
            if (picked) onFile(picked);
          }}
        />
      </div>
      <p id={`${id}-limits`} className="admin-hint">
        {UPLOAD_TEXTS.limits}
      </p>
      <p id={`${id}-error`} className="glow-field-error" role="alert">
        {error}
      </p>
    </div>
  );
}
