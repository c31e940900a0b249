import type { Transaction } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { earlyAccessRegistrations } from './0001-early-access-registrations.ts';
import { looks } from './0002-looks.ts';
import { instantOutfits } from './0003-instant-outfits.ts';
import { embedBuilds } from './0004-embed-builds.ts';
import { styleLooks } from './0005-style-looks.ts';
import { generatedLooks } from './0006-generated-looks.ts';
import { accounts } from './0010-accounts.ts';
import { sessions } from './0011-sessions.ts';
import { auditEvents } from './0012-audit-events.ts';
import { wardrobeItems } from './0013-wardrobe-items.ts';
import { auditEventsOfAccount } from './0014-audit-events-of-account.ts';
import { administration } from './0015-administration.ts';
import { signInPlaces } from './0016-sign-in-places.ts';
import { securityQuestionDates } from './0017-security-question-dates.ts';
import { offeredLooks } from './0018-offered-looks.ts';
import { lookRecipes } from './0019-look-recipes.ts';
import { writeProbes } from './0022-write-probes.ts';
import { pageFields } from './0023-page-fields.ts';
import { pinnedEmbedBuilds } from './0024-pinned-embed-builds.ts';
import { lookPreviews } from './0025-look-previews.ts';
import { listTotals } from './0028-list-totals.ts';
import { drawingJobs } from './0030-drawing-jobs.ts';
import { fittedLooks } from './0032-fitted-looks.ts';
import { styleFormulas } from './0033-style-formulas.ts';
import { listSearch } from './0036-list-search.ts';
import { offeredTotals } from './0037-offered-totals.ts';
import { listSpans } from './0038-list-spans.ts';
import { accountTastes } from './0039-account-tastes.ts';
import { listPairs } from './0040-list-pairs.ts';

/** One step of the schema, in SQL that both engines take; never changed once released. */
export interface Migration {
  /**
   * A number that orders it and what it does; `.expand` behind it where the release before, which does not know it, may run on
   * its schema.
   */
  readonly name: string;
  readonly up: (db: Transaction<Schema>, engine: Engine) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-early-access-registrations', up: earlyAccessRegistrations },
  { name: '0002-looks', up: looks },
  { name: '0003-instant-outfits', up: instantOutfits },
  { name: '0004-embed-builds', up: embedBuilds },
  { name: '0005-style-looks', up: styleLooks },
  { name: '0006-generated-looks', up: generatedLooks },
  { name: '0010-accounts', up: accounts },
  { name: '0011-sessions', up: sessions },
  { name: '0012-audit-events', up: auditEvents },
  { name: '0013-wardrobe-items', up: wardrobeItems },
  { name: '0014-audit-events-of-account', up: auditEventsOfAccount },
  { name: '0015-administration', up: administration },
  { name: '0016-sign-in-places', up: signInPlaces },
  { name: '0017-security-question-dates', up: securityQuestionDates },
  { name: '0018-offered-looks', up: offeredLooks },
  { name: '0019-look-recipes', up: lookRecipes },
  { name: '0022-write-probes', up: writeProbes },
  { name: '0023-page-fields', up: pageFields },
  { name: '0024-pinned-embed-builds', up: pinnedEmbedBuilds },
  { name: '0025-look-previews', up: lookPreviews },
  { name: '0028-list-totals.expand', up: listTotals },
  { name: '0030-drawing-jobs.expand', up: drawingJobs },
  { name: '0032-fitted-looks.expand', up: fittedLooks },
  { name: '0033-style-formulas.expand', up: styleFormulas },
  { name: '0036-list-search.expand', up: listSearch },
  { name: '0037-offered-totals.expand', up: offeredTotals },
  { name: '0038-list-spans.expand', up: listSpans },
  { name: '0039-account-tastes.expand', up: accountTastes },
  { name: '0040-list-pairs.expand', up: listPairs },
];
