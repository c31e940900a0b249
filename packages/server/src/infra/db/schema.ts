import type { BodyShape, Style, Vibe, WeatherTag } from '@glow/api';
import type { Generated } from 'kysely';
import type { AccountTables } from './account-tables.ts';

/**
 * Every table as the queries see it, in the part of SQL that both engines share: text (times are ISO 8601 in
 * UTC, ids are UUIDs) and whole numbers (a yes or no is 1 or 0).
 */
export interface Schema extends AccountTables {
  early_access_registrations: EarlyAccessRegistrationsTable;
  looks: LooksTable;
  offered_looks: OfferedLooksTable;
  seeded_catalogues: SeededCataloguesTable;
  embed_builds: EmbedBuildsTable;
  pinned_embed_builds: PinnedEmbedBuildsTable;
  generated_looks: GeneratedLooksTable;
  fitted_looks: FittedLooksTable;
  style_formulas: StyleFormulasTable;
  offer_revisions: OfferRevisionsTable;
  write_probes: WriteProbesTable;
  list_totals: ListTotalsTable;
  list_spans: ListSpansTable;
  drawing_jobs: DrawingJobsTable;
}

/** How many rows a list has: the sum over its shards, kept by triggers. */
export interface ListTotalsTable {
  list: string;
  /** Always 0 on SQLite. */
  shard: number;
  total: number;
}

/** How many rows a list has of a day or an hour: the sum over its shards, kept by triggers. */
export interface ListSpansTable {
  list: string;
  /** So many characters of `created_at` are the span. */
  chars: number;
  span: string;
  /** Always 0 on SQLite. */
  shard: number;
  total: number;
}

/** Pictures that wait for a process which only draws; on PostgreSQL alone. */
export interface DrawingJobsTable {
  /** The blob key that it is stored under. */
  picture: string;
  /** JSON: what to draw. */
  drawing: string;
  /** Only a release that draws the same way may draw it. */
  drawing_version: string;
  state: 'waiting' | 'failed';
  /** 0 is the most wanted; among equals the lower turn comes first, then who asked first. */
  urgency: number;
  turn: number;
  asked_at_ms: number;
  attempts: number;
  /** Of the process that draws it; it ends at `free_at_ms`, by the clock of the database. */
  lease: string | null;
  free_at_ms: number;
}

/** One row, with the id 1. */
export interface WriteProbesTable {
  id: number;
  written_at: string;
}

export interface EarlyAccessRegistrationsTable {
  id: string;
  /** Normalised; one row per address. */
  email: string;
  consent: number;
  /** The version of the words that were agreed to. */
  consent_text_version: string;
  /** The origin of the page that was joined from, where the browser said. */
  page_origin: string | null;
  /** What that page passed along, as JSON: name → value. */
  page_fields: string | null;
  created_at: string;
  /** The last time the same address joined; written each time, so that every join costs the same. */
  last_joined_at: string;
}

/**
 * Every look that has an address. Those of the catalogue are never deleted, so that old addresses answer;
 * uploads are deleted by an administrator, generated looks when nobody opens them.
 */
export interface LooksTable {
  /** 32 hex digits: of the outfit's data and the drawing's version, random for an upload. */
  key: string;
  /**
   * JSON: the `OutfitSpec` of what is drawn, the `Upload` of what was uploaded; empty for a generated look that
   * nobody opened yet.
   */
  spec: string;
  /** JSON: the `LookRecipe` by which a generated look is composed again; of no other look. */
  recipe: string | null;
  picture: Generated<'drawn' | 'uploaded'>;
  /** The picture in small (`PREVIEW` of `@glow/api`); null until it has been made. */
  preview: string | null;
  created_at: string;
}

/** What visitors get and the administrator lists, uploads and deletes; one row per kind and name. */
export interface OfferedLooksTable {
  /** `vibe`: an instant outfit, which has a vibe. `style`: an image for the quiz, which has answers and weather. */
  kind: 'vibe' | 'style';
  /** The identity; of an upload its file name without the ending. */
  name: string;
  look_key: string;
  vibe: Vibe | null;
  style: Style | null;
  body_shape: BodyShape | null;
  weather: WeatherTag | null;
  /** `withdrawn`: a newer catalogue no longer has it, or its picture is lost. `deleted`: by an administrator, for good. */
  state: 'offered' | 'withdrawn' | 'deleted';
  /** No catalogue changes an upload. */
  origin: Generated<'catalogue' | 'upload'>;
  /** The file name, folded. */
  search_text: string;
  created_at: string;
}

/** Which version of a catalogue the database holds. */
export interface SeededCataloguesTable {
  catalogue: 'instant outfits' | 'style looks';
  version: string;
  seeded_at: string;
}

/** Looks composed for a visitor, and their names, which no other look gets while the row exists. */
export interface GeneratedLooksTable {
  name: string;
  style: Style;
  body_shape: BodyShape;
  weather: WeatherTag;
  look_key: string;
  /** The call that wanted it: `recommend` where the catalogue had too few, for everyone with these answers. */
  wanted_by: 'recommend' | 'generate';
  created_at: string;
  /** When its picture was last asked for, to the day. */
  opened_at: string | null;
  /** When the sweep looks at it next. */
  due_at: string;
}

/** Looks on people's own figures; whose figure it is is not stored. */
export interface FittedLooksTable {
  look_key: string;
  /** The look that was put on the figure; null for a figure in plain clothes, which is kept for a day. */
  base_key: string | null;
  created_at: string;
  /** When its picture was last asked for, to the day. */
  opened_at: string | null;
  /** When the sweep looks at it next. */
  due_at: string;
}

/** What liked looks have in common, for the pictures that are shared of it. */
export interface StyleFormulasTable {
  key: string;
  /** JSON: the formula, and the keys of the looks that its pictures show. */
  formula: string;
  /** When the sweep deletes it. */
  due_at: string;
}

/** At most one row, which counts the changes of what is offered to visitors. */
export interface OfferRevisionsTable {
  id: number;
  revision: number;
}

/** Builds of the embed files that are still served. */
export interface EmbedBuildsTable {
  id: string;
  /** Of `@glow/widgets`. */
  version: string;
  /** JSON: the blob key of every file by its path. */
  files: string;
  /** When a server last started with this build. */
  served_at: string;
}

/** The build that a version names for good: the first that was stored with it. */
export interface PinnedEmbedBuildsTable {
  version: string;
  build_id: string;
}
