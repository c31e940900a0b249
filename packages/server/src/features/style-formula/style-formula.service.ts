import { createHash } from 'node:crypto';
import type { Figure } from '@glow/api';
import {
  CARD_MAX_LOOKS,
  CARD_SHAPES,
  type CardShape,
  DRAWING_VERSION,
  type StyleFormula,
} from '@glow/stylist';
import type { FitDependencies } from '#catalogue/fitted-looks/fit-looks.ts';
import { fitPictures } from '#catalogue/fitted-looks/fit-pictures.ts';
import { countFormula } from '#catalogue/generated-looks/daily-limits.ts';
import { type DrawnLook, isDrawn } from '#catalogue/looks/look.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { CARD_FORM } from '#catalogue/pictures/picture-form.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { deleteDueFormula, findDueFormulas, findFormula, storeFormula } from './style-formula.repository.ts';

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
const KEY_LENGTH = 32;
const SWEPT_AT_ONCE = 200;

export interface FormulaDependencies extends FitDependencies {
  readonly gallery: Gallery;
}

export interface MadeFormula {
  readonly key: string;
  readonly formula: StyleFormula;
  /** What the pictures show. */
  readonly looks: readonly DescribedLook[];
}

/** A picture of a formula has a name of its own among those of looks. */
const cardKey = (key: string, shape: CardShape) => `${key}-${shape}`;

/**
 * Makes the formula of liked looks, and stores it for its pictures: five of them, on the figure where they suit it.
 * @throws {ServiceError} `not_found` where none of them is there any more, or is a photograph.
 */
export async function makeFormula(
  dependencies: FormulaDependencies,
  keys: readonly string[],
  figure: Figure | undefined,
  client: string,
): Promise<MadeFormula> {
  const { db, clock, lookbook } = dependencies;
  const opened = await Promise.all(keys.map((key) => lookbook.open(key)));
  const liked = opened.flatMap((found) => (found && isDrawn(found.look) ? [found.look] : []));
  const formula = await lookbook.formula(liked);
  if (!formula) throw new ServiceError('not_found');
  const shown = await shownLooks(dependencies, liked, figure, client);
  const lookKeys = shown.map(({ look }) => look.key);
  const text = JSON.stringify([DRAWING_VERSION, formula, lookKeys]);
  const key = createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);
  await countFormula(dependencies, client);
  const dueAt = new Date(clock.now().getTime() + RETENTION_MS);
  await storeFormula(db.queries, key, { formula, lookKeys }, dueAt);
  return { key, formula, looks: shown };
}

/** Those that suit the figure first. */
async function shownLooks(
  dependencies: FormulaDependencies,
  liked: readonly DrawnLook[],
  figure: Figure | undefined,
  client: string,
): Promise<readonly DescribedLook[]> {
  const keys = liked.map(({ key }) => key);
  const fitted = figure
    ? await fitPictures(dependencies, keys.slice(0, 2 * CARD_MAX_LOOKS), figure, client)
    : [];
  const suited = new Set(fitted.map(({ of }) => of));
  const others = liked.filter(({ key }) => !suited.has(key));
  const missing = Math.max(0, CARD_MAX_LOOKS - fitted.length);
  const described = await dependencies.lookbook.describe(others.slice(0, missing));
  return [...fitted.map(({ shown }) => shown), ...described].slice(0, CARD_MAX_LOOKS);
}

/** Returns a formula's picture as JPEG, drawn once; nothing where there is no such formula. */
export async function formulaPicture(
  { db, lookbook, gallery }: Pick<FormulaDependencies, 'db' | 'lookbook' | 'gallery'>,
  key: string,
  shape: CardShape,
  client: string,
): Promise<Buffer | undefined> {
  const stored = await findFormula(db.queries, key);
  if (!stored) return undefined;
  const opened = await Promise.all(stored.lookKeys.map((lookKey) => lookbook.open(lookKey)));
  const looks = opened.flatMap((found) => (found && isDrawn(found.look) ? [found.look.spec] : []));
  const [first] = looks;
  if (!first) return undefined;
  const { models: _, ...spec } = first; // a card is never painted
  const card = { shape, formula: stored.formula, looks };
  return gallery.pictureOf({ key: cardKey(key, shape), spec, card }, CARD_FORM, client);
}

/** Deletes formulas that nobody asked for within 30 days, and their pictures. */
export async function sweepFormulas(
  { db, clock, gallery }: { readonly db: Database; readonly clock: Clock; readonly gallery: Gallery },
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const key of await findDueFormulas(db.queries, now, SWEPT_AT_ONCE)) {
    if (signal.aborted) return;
    await deleteDueFormula(db.queries, key, now);
    for (const shape of CARD_SHAPES) await gallery.removePictures(cardKey(key, shape));
  }
}
