/** Keeps what was worked out for an answer, for all servers; anything may be forgotten at any time. */
export interface AnswerStore {
  read(name: string): Promise<unknown>;
  write(name: string, value: object): Promise<void>;
}

/** For a server that is alone: each keeps its own answers. */
export const NO_ANSWERS: AnswerStore = { read: async () => undefined, write: async () => {} };
