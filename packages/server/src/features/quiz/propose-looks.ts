import { randomInt } from 'node:crypto';
import type { DeckRequest, DressedProposal, LookModels, OutfitProposal, OutfitSpec } from '@glow/stylist';
import { Ajv } from 'ajv';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Message, Models, TextModel } from '#infra/ai/models.ts';
import type { Metrics } from '#infra/metrics.ts';
import { askAgain, askForLooks, ProposalSchema } from './proposal-prompt.ts';

interface ProposalDependencies {
  readonly lookbook: Lookbook;
  readonly metrics: Metrics;
  readonly models: Models;
  /** Counts a call that is about to be made; false where there must be none. */
  readonly countCall: () => Promise<boolean>;
}

export interface ProposedLook {
  readonly spec: OutfitSpec & { readonly models: LookModels };
  readonly names: readonly string[];
}

type LooksRequest = Required<DeckRequest>;

/** The deck's placeholders for late looks leave after 8 s. */
const LIMIT_MS = 6000;
/** Below this a second answer would come too late. */
const SECOND_NEEDS_MS = 2500;
const MAX_SEED = 2 ** 31;
const FENCE = '```';

const isProposal = new Ajv({ allErrors: false }).compile<{ readonly looks: readonly OutfitProposal[] }>(
  ProposalSchema,
);

/** Returns the looks of a model's answer: none where it is cut short, prose, or of another form. */
export function readProposals(answer: string): readonly OutfitProposal[] {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  const text = answer.startsWith(FENCE) && end > start ? answer.slice(start, end + 1) : answer;
  try {
    const read: unknown = JSON.parse(text);
    return isProposal(read) ? read.looks : [];
  } catch {
    return [];
  }
}

/**
 * Asks the text model for looks, holds them to the stylist's gates, and tells the model once what was wrong. Takes six
 * seconds at most.
 * @returns Sound looks, up to `count`; none where there is no model, or it fails.
 */
export async function proposeLooks(
  dependencies: ProposalDependencies,
  request: LooksRequest,
  count: number,
): Promise<readonly ProposedLook[]> {
  const model = dependencies.models.text;
  if (!model) return [];
  const limit = AbortSignal.timeout(LIMIT_MS);
  const startedAt = performance.now();
  const messages = askForLooks(await dependencies.lookbook.offer(request), request, count);
  const first = await answerOnce(dependencies, model, request, { messages, count, limit });
  const isLate = performance.now() - startedAt > LIMIT_MS - SECOND_NEEDS_MS;
  if (!first || first.faults.length === 0 || isLate) return first?.sound ?? [];
  const again = askAgain(messages, first.answer, first.faults);
  const second = await answerOnce(dependencies, model, request, {
    messages: again,
    count: first.faults.length,
    limit,
  });
  return [...first.sound, ...(second?.sound ?? [])];
}

async function answerOnce(
  { lookbook, metrics, countCall }: ProposalDependencies,
  model: TextModel,
  request: LooksRequest,
  asked: { readonly messages: readonly Message[]; readonly count: number; readonly limit: AbortSignal },
) {
  const { messages, count, limit: signal } = asked;
  if (!(await countCall())) return undefined;
  const answer = await model.answer({ messages, schema: { ...ProposalSchema }, signal });
  if (answer === undefined) return undefined;
  const proposals = readProposals(answer).slice(0, count);
  if (proposals.length === 0) return undefined;
  const dressed = await lookbook.dress({ request, proposals, seed: randomInt(MAX_SEED) });
  const sound = dressed.filter(isSound).map(({ spec, names }) => ({
    spec: { ...spec, models: { proposedBy: model.name } },
    names,
  }));
  const faults = dressed.flatMap((one) => (one.state === 'broken' ? [one.sentences] : []));
  metrics.proposedLooks.inc({ outcome: 'taken' }, sound.length);
  metrics.proposedLooks.inc({ outcome: 'broken' }, faults.length);
  return { answer, sound, faults };
}

function isSound(one: DressedProposal): one is Extract<DressedProposal, { state: 'sound' }> {
  return one.state === 'sound';
}
