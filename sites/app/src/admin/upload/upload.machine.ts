import type { ProblemName } from './upload-draft.ts';

/** How far an upload has come: bytes of the whole request. */
export interface Progress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** `invalid`: our own check. `failed`: the sentence of spec section 8, and what the server adds to it. */
export type UploadState =
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly problem: ProblemName }
  | { readonly status: 'sending'; readonly progress: Progress | undefined }
  | { readonly status: 'failed'; readonly text: string; readonly detail: string | undefined };

export type UploadEvent =
  | { readonly type: 'edit' }
  | { readonly type: 'submit'; readonly problem: ProblemName | undefined }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'failed'; readonly text: string; readonly detail: string | undefined }
  | { readonly type: 'cancel' };

export const INITIAL_STATE: UploadState = { status: 'editing' };

/** The next state; an event that means nothing in a state leaves it as it is. */
export function transition(state: UploadState, event: UploadEvent): UploadState {
  const isSending = state.status === 'sending';
  switch (event.type) {
    case 'edit':
      return isSending ? state : INITIAL_STATE;
    case 'submit':
      if (isSending) return state;
      return event.problem
        ? { status: 'invalid', problem: event.problem }
        : { status: 'sending', progress: undefined };
    case 'progress':
      return isSending ? { status: 'sending', progress: event.progress } : state;
    case 'failed':
      return isSending ? { status: 'failed', text: event.text, detail: event.detail } : state;
    case 'cancel':
      return isSending ? INITIAL_STATE : state;
  }
}
