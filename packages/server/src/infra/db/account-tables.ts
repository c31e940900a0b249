import type { SecurityQuestion } from '@glow/api';

/** What belongs to a person with an account, and what guards it; deleting the account row takes the rest. */
export interface AccountTables {
  accounts: AccountsTable;
  security_answers: SecurityAnswersTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  sign_in_places: SignInPlacesTable;
  attempt_counters: AttemptCountersTable;
  audit_events: AuditEventsTable;
  server_secrets: ServerSecretsTable;
  wardrobe_items: WardrobeItemsTable;
  account_figures: AccountFiguresTable;
  account_tastes: AccountTastesTable;
}

export type Role = 'user' | 'administrator';

export interface AccountsTable {
  id: string;
  /** Normalised; one row per address. */
  email: string;
  /** As it was typed, trimmed; empty where nothing was. */
  display_name: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  role: Role;
  /** The version of the terms that were agreed to; none for an account that the server made. */
  terms_version: string | null;
  created_at: string;
  password_changed_at: string;
}

/** At most one per account; an administrator has none. */
export interface SecurityAnswersTable {
  account_id: string;
  question: SecurityQuestion;
  /** Argon2id of the normalised answer, with a pepper that is no column. */
  answer_hash: string;
  changed_at: string;
}

export interface RecoveryCodesTable {
  account_id: string;
  /** SHA-256; a code has 125 random bits, so nothing slower is needed. */
  code_hash: string;
  created_at: string;
}

/** One per sign-in; deleting it ends its access and its refresh token at once. */
export interface SessionsTable {
  id: string;
  account_id: string;
  /** SHA-256 of the one refresh token that may be used next. */
  refresh_hash: string;
  created_at: string;
  /** Of the refresh token. */
  expires_at: string;
}

/** A network from which an account signed in. */
export interface SignInPlacesTable {
  account_id: string;
  /** A keyed hash: no address of a machine can be read from it. */
  place: string;
  expires_at: string;
}

/** How often something was tried in a window; stored in the database, so that a restart resets nothing. */
export interface AttemptCountersTable {
  /** A keyed hash: no address of a person or a machine can be read from it. */
  key: string;
  attempts: number;
  window_ends_at: string;
}

export interface AuditEventsTable {
  id: string;
  event: string;
  /** To whom it was done. */
  account_id: string | null;
  actor: 'person' | 'operator' | 'administrator';
  /** Who did it, where it was not the account itself. */
  by_account_id: string | null;
  /** To what it was done, such as a file name; of an address only a keyed hash. */
  subject: string | null;
  happened_at: string;
}

export interface ServerSecretsTable {
  name: 'master' | 'fingerprint';
  value: string;
}

export interface WardrobeItemsTable {
  account_id: string;
  name: string;
  /** Of the look that is shown; a picture of another kind brings a column of its own. */
  look_key: string | null;
  /** JSON: a list of texts. */
  tags: string;
  /** Counts up within a wardrobe, so that two saves of one millisecond have an order too. */
  position: number;
  saved_at: string;
}

/** The figure of a person who asked to keep it with the account; at most one. */
export interface AccountFiguresTable {
  account_id: string;
  /** JSON: the `Figure` of the contract. */
  figure: string;
  changed_at: string;
}

/** The taste of a person who asked to keep it with the account; at most one. */
export interface AccountTastesTable {
  account_id: string;
  /** JSON: the `KeptTaste` of the contract. */
  taste: string;
  changed_at: string;
}
