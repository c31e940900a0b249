/** The validated settings, made once by `readConfig`. Times and sizes that nobody sets are constants. */
export interface Config {
  /** `serve` answers and lets others draw; `draw` only draws. */
  readonly role: 'all' | 'serve' | 'draw';
  readonly listen: { readonly host: string; readonly port: number };
  /** Absolute. Holds the embedded database, the media and the secrets made at first start. */
  readonly dataDirectory: string;
  /** Without a trailing slash; absent: made from each request. */
  readonly publicUrl?: string;
  readonly database: DatabaseConfig;
  /** Absent: pictures and earlier builds are files in the data folder. */
  readonly objectStore?: ObjectStoreConfig;
  /** Absent: rate limits, locks and answers are each server's own. */
  readonly redisUrl?: string;
  /** How many proxies stand in front and append to `X-Forwarded-For`. */
  readonly trustedProxies: 0 | 1;
  readonly ai: { readonly enabled: boolean; readonly provider?: AiProvider };
  /** Whether the first page's pictures are drawn when the server starts, or when they are asked for. */
  readonly drawing: 'at-start' | 'on-demand';
  readonly administrator: { readonly email?: string; readonly password?: string };
  /** Without a URL there is no weather. */
  readonly weather: { readonly url?: string; readonly fallbackPlace?: Place };
  /** Of a receiver of OpenTelemetry's OTLP over HTTP; absent: nothing is sent. */
  readonly telemetryUrl?: string;
  /** Who may call the public endpoints from a page. */
  readonly partnerOrigins: '*' | readonly string[];
  /** Further origins of the site itself, which may call everything. */
  readonly siteOrigins: readonly string[];
}

/** A server of outside models that speaks OpenAI's protocol. */
export interface AiProvider {
  /** Such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly textModel: string;
  readonly imageModel?: string;
}

export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | PostgresConfig;

export interface PostgresConfig {
  readonly kind: 'postgres';
  readonly url: string;
  /** Of a streaming replica. */
  readonly readUrl?: string;
}

/** An S3-compatible store. */
export interface ObjectStoreConfig {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Place {
  readonly name: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A setting that cannot be used; its message is one sentence that names the setting and never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
