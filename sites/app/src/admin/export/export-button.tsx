import { Button } from '@glow/kit';
import { EXPORT_TEXTS } from '../admin.messages.ts';
import { byteSize } from '../format/byte-size.ts';
import { type ExportSource, useExport } from './use-export.ts';

/** Exports a list; while it runs, how much has come and a way out, and after a failure its sentence. */
export function ExportButton(source: ExportSource) {
  const { state, start, cancel } = useExport(source);
  const isExporting = state.status === 'exporting';
  return (
    <div className="admin-export">
      <Button variant="quiet" size="small" state={isExporting ? 'loading' : 'ready'} onClick={start}>
        {isExporting ? EXPORT_TEXTS.exporting : EXPORT_TEXTS.export}
      </Button>
      {isExporting && (
        <>
          <progress
            className="admin-progress"
            aria-label={EXPORT_TEXTS.progress}
            max={state.download?.totalBytes}
            value={state.download?.totalBytes && state.download.receivedBytes}
          />
          {state.download && (
            <span className="admin-progress-text">
              {state.download.totalBytes
                ? EXPORT_TEXTS.receivedOf(
                    byteSize(state.download.receivedBytes),
                    byteSize(state.download.totalBytes),
                  )
                : EXPORT_TEXTS.received(byteSize(state.download.receivedBytes))}
            </span>
          )}
          <button type="button" className="admin-link" onClick={cancel}>
            {EXPORT_TEXTS.cancel}
          </button>
        </>
      )}
      <span className="admin-export-failed" role="alert">
        {state.status === 'failed' && EXPORT_TEXTS.failed}
      </span>
    </div>
  );
}
