import type { Api, CallOptions } from '@glow/api/client';
import { isAborted } from '@glow/api/client';
import { useEffect, useRef, useState } from 'react';
import { useAdminCall } from '../calls/admin-calls.ts';
import { type Download, downloadFetch } from './download-fetch.ts';
import { exportFileName } from './export-file-name.ts';

export type ExportState =
  | { readonly status: 'idle' | 'failed' }
  /** `download` is undefined until the first byte has come. */
  | { readonly status: 'exporting'; readonly download: Download | undefined };

export interface ExportSource {
  readonly fetchFile: (api: Api, options: CallOptions) => Promise<Blob>;
  /** What the file is called where the server does not say (spec section 7). */
  readonly stem: 'early-access' | 'registered-users';
  readonly onSaved: (fileName: string) => void;
}

export interface ExportModel {
  readonly state: ExportState;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

/** Fetches a spreadsheet, counting its bytes, and hands it to the browser to keep. */
export function useExport({ fetchFile, stem, onSaved }: ExportSource): ExportModel {
  const run = useAdminCall();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const abortRef = useRef<AbortController>(undefined);
  useEffect(() => () => abortRef.current?.abort(), []);

  return {
    state,
    async start() {
      abortRef.current?.abort();
      const abort = new AbortController();
      abortRef.current = abort;
      const { signal } = abort;
      let fileName: string | undefined;
      const transport = downloadFetch((download) => {
        fileName = download.fileName;
        if (!signal.aborted) setState({ status: 'exporting', download });
      });
      setState({ status: 'exporting', download: undefined });
      try {
        const file = await run((api) => fetchFile(api, { signal }), transport);
        const name = fileName ?? exportFileName(stem, new Date());
        saveFile(file, name);
        setState({ status: 'idle' });
        onSaved(name);
      } catch (error) {
        if (!signal.aborted && !isAborted(error)) setState({ status: 'failed' });
      }
    },
    cancel() {
      abortRef.current?.abort();
      setState({ status: 'idle' });
    },
  };
}

/** Long enough for the browser to have taken the file; it tells nobody when it has. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a file to the visitor's browser to keep. */
function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_AFTER_MS);
}
