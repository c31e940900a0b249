/** Where calls go and as whom. */
export interface Api {
  /** Base of every address; a trailing slash does not matter. Empty: the page's own origin. */
  readonly baseUrl: string;
  /** Replaces the platform's `fetch`, such as by the demo states of the widgets. */
  readonly fetch?: typeof globalThis.fetch;
  /** The bearer token of calls that need one. */
  readonly accessToken?: () => string | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}
