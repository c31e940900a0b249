interface ImportMetaEnv {
  /** Set where the API is on another host than the site. */
  readonly GLOW_API_BASE?: string;
}
