/** Where calls go and as whom. */
export interface Api {
  /** Base of every address; a trailing slash does not matter. Empty: the page's own origin. */
  readonly baseUrl: string;
  /** Replaces the platform's `fetch`, such as by the demo states of the widgets. */
  readonly fetch?: typeof globalThis.fetch;
  /** The bearer token of calls that need one. */
  readonly accessToken?: () => string | undefined;
  /** How long a call may take, its answer's body included, in ms. Default: 20 s, and two minutes with a file. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}
