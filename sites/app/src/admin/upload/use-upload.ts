import { isAborted } from '@glow/api/client';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { type Transport, useAdminCall } from '../calls/admin-calls.ts';
import { INITIAL_STATE, transition, type UploadEvent, type UploadState } from './upload.machine.ts';
import { problemOf, type UploadDraft } from './upload-draft.ts';
import { uploadFetch } from './upload-fetch.ts';
import type { UploadKind } from './upload-kinds.ts';

export interface UploadModel {
  readonly state: UploadState;
  readonly dispatch: Dispatch<UploadEvent>;
  readonly submit: (draft: UploadDraft) => Promise<void>;
  readonly cancel: () => void;
}

/** Checks a draft, sends it and counts what is sent; leaving the form gives the upload up. */
export function useUpload<Item>(kind: UploadKind<Item>, onUploaded: (item: Item) => void): UploadModel {
  const run = useAdminCall();
  const [state, dispatch] = useReducer(transition, INITIAL_STATE);
  const abortRef = useRef<AbortController>(undefined);
  useEffect(() => () => abortRef.current?.abort(), []);

  return {
    state,
    dispatch,
    async submit(draft) {
      if (state.status === 'sending') return;
      const problem = problemOf(draft, kind.choices);
      dispatch({ type: 'submit', problem });
      const { file } = draft;
      if (problem || !file) return;
      const abort = new AbortController();
      abortRef.current = abort;
      const { signal } = abort;
      const counted = uploadFetch((progress) => {
        if (!signal.aborted) dispatch({ type: 'progress', progress });
      });
      let answerText = '';
      const transport: Transport = async (address, init) => {
        const response = await counted(address, init);
        if (!response.ok) answerText = await response.clone().text();
        return response;
      };
      try {
        const item = await run((api) => kind.send(api, file, draft, { signal }), transport);
        if (!signal.aborted) onUploaded(item);
      } catch (error) {
        if (!signal.aborted && !isAborted(error)) {
          dispatch({ type: 'failed', ...kind.failureOf(error, answerText) });
        }
      }
    },
    cancel() {
      abortRef.current?.abort();
      dispatch({ type: 'cancel' });
    },
  };
}
