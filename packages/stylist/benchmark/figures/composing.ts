import { deckSpread } from '#compose/deck-spread.ts';
import { briefOf } from '#compose/look-request.ts';
import { violationsOf } from '#rules/check-reading.ts';
import type { OutfitReading } from '#rules/outfit-reading.ts';
import { CHECKS } from '../checks/checks.ts';
import { wornIn } from '../checks/worn.ts';
import type { ComposedLook } from '../format/composed-look.ts';
import { type Read, readable } from '../format/read-looks.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'share' | 'number';
}

type Looks = readonly Read<ComposedLook>[];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const shareOf = (looks: Looks, holds: (look: Read<ComposedLook>) => boolean) =>
  looks.filter(holds).length / looks.length;

function byRequest(looks: Looks): readonly Looks[] {
  const groups = Map.groupBy(looks, ({ look }) => JSON.stringify(look.request));
  return [...groups.values()];
}

/** The share of the commonest value. */
function commonest(looks: Looks, of: (reading: OutfitReading) => string | undefined): number {
  const counts = Map.groupBy(looks, ({ reading }) => of(reading));
  counts.delete(undefined);
  return Math.max(0, ...[...counts.values()].map((group) => group.length)) / looks.length;
}

const mainPieces = ({ main }: OutfitReading) =>
  main
    .map(({ garment }) => garment.id)
    .sort()
    .join('+');

function repetition(singles: Looks): readonly Figure[] {
  const groups = byRequest(singles);
  const largest = (of: (reading: OutfitReading) => string | undefined) =>
    mean(groups.map((group) => commonest(group, of)));
  const garments = new Set(singles.flatMap(({ reading }) => reading.worn.map(({ garment }) => garment.id)));
  const combinations = groups.map((group) => new Set(group.map(({ reading }) => mainPieces(reading))).size);
  return [
    {
      name: 'largest lead garment of a request',
      value: largest(({ lead }) => lead?.garment.id),
      unit: 'share',
    },
    {
      name: 'largest shoe of a request',
      value: largest(({ slot }) => slot('shoes')?.garment.id),
      unit: 'share',
    },
    {
      name: 'distinct main pieces per look of a request',
      value: mean(combinations.map((count, index) => count / (groups[index]?.length ?? 1))),
      unit: 'share',
    },
    { name: 'garments in use', value: garments.size, unit: 'number' },
  ];
}

function diversity(decks: readonly Looks[]): readonly Figure[] {
  const spreads = decks.map((deck) => deckSpread(deck.map(({ reading }) => reading)));
  const figure = (name: string, of: (spread: (typeof spreads)[number]) => number): Figure => ({
    name,
    value: mean(spreads.map(of)),
    unit: 'number',
  });
  return [
    figure('diversity of a deck', (spread) => spread.diversity),
    figure('hue families of a deck', (spread) => spread.hues),
    figure('silhouettes of a deck', (spread) => spread.silhouettes),
    figure('places of a deck', (spread) => spread.scenes),
  ];
}

export interface ComposingFigures {
  readonly looks: number;
  readonly skipped: number;
  readonly violations: readonly Figure[];
  readonly spread: readonly Figure[];
}

/** Counts what a stylist composed: violations per independent check, repetition among looks and width of decks. */
export function composingFigures(composed: readonly ComposedLook[]): ComposingFigures {
  const { read, skipped } = readable(composed);
  const worn = new Map(read.map((entry) => [entry, wornIn(entry.look)]));
  const breaks = (entry: Read<ComposedLook>, id: string) => {
    const seen = worn.get(entry);
    return seen !== undefined && CHECKS.some((check) => check.id === id && check.breaks(seen));
  };
  const singles = read.filter(({ look }) => look.deck === undefined);
  const dealt = Map.groupBy(
    read.filter(({ look }) => look.deck !== undefined),
    ({ look }) => `${JSON.stringify(look.request)} ${look.deck}`,
  );
  const rejected = shareOf(
    read,
    ({ look, reading }) => violationsOf(reading, briefOf(look.request)).length > 0,
  );
  return {
    looks: read.length,
    skipped,
    violations: [
      ...CHECKS.map(
        ({ id }): Figure => ({ name: id, value: shareOf(read, (entry) => breaks(entry, id)), unit: 'share' }),
      ),
      {
        name: 'any of these checks',
        value: shareOf(read, (entry) => CHECKS.some(({ id }) => breaks(entry, id))),
        unit: 'share',
      },
      { name: 'any of our own gates', value: rejected, unit: 'share' },
    ],
    spread: [...repetition(singles), ...diversity([...dealt.values()])],
  };
}
