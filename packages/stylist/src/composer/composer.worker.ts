import { parentPort } from 'node:worker_threads';
import { chooseLooks } from '../compose/choose-looks.ts';
import { composeLooks } from '../compose/compose-looks.ts';
import { fitFigure } from '../compose/fit-figure.ts';
import { swapPiece } from '../compose/swap-piece.ts';
import { describeOutfit, type OutfitDescription } from '../describe/describe-outfit.ts';
import { generatedNames } from '../describe/generated-names.ts';
import { styleFormula } from '../formula/style-formula.ts';
import { UnknownGarmentError } from '../garments/unknown-garment.error.ts';
import type { OutfitSpec } from '../outfit.ts';
import { dressProposal } from '../proposals/dress-proposal.ts';
import { wardrobeOffer } from '../proposals/wardrobe-offer.ts';
import type { ComposerAnswer, ComposerAnswers, ComposerKind, ComposerRequest } from './composer-messages.ts';

function answer(asked: ComposerRequest): ComposerAnswers[ComposerKind] {
  switch (asked.kind) {
    case 'compose': {
      const { request, ...options } = asked;
      return composeLooks(request, options).map((spec) => ({ spec, names: generatedNames(spec) }));
    }
    case 'formula':
      return styleFormula(asked.specs);
    case 'fit':
      return asked.specs.map((spec) => fitFigure(spec, asked.figure));
    case 'choose': {
      const items = asked.specs.map((spec, index) => ({ spec, index }));
      return chooseLooks(asked.request, items, asked.count, asked.leans).map(({ index }) => index);
    }
    case 'offer':
      return wardrobeOffer(asked.request);
    case 'dress': {
      const { request, proposals, seed } = asked;
      return proposals.map((proposal, place) => dressProposal(request, proposal, seed + place));
    }
    case 'swap':
      return swapPiece(asked.spec, asked.place, asked).map((spec) => ({ spec, names: generatedNames(spec) }));
    case 'describe':
      return asked.said ? describeBeside(asked.specs, asked.said) : asked.specs.map((spec) => describe(spec));
  }
}

function describe(spec: OutfitSpec, said?: ReadonlySet<string>): OutfitDescription | undefined {
  try {
    return describeOutfit(spec, said);
  } catch (error) {
    if (error instanceof UnknownGarmentError) return undefined;
    throw error;
  }
}

/** Describes the looks of one deck: what one is told, the others are not. */
function describeBeside(specs: readonly OutfitSpec[], before: readonly string[]) {
  const said = new Set(before);
  return specs.map((spec) => {
    const description = describe(spec, said);
    for (const template of description?.templates ?? []) said.add(template);
    return description;
  });
}

const port = parentPort;
port?.on('message', (asked: ComposerRequest) => {
  try {
    port.postMessage({ kind: 'done', value: answer(asked) } satisfies ComposerAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: 'failed', message } satisfies ComposerAnswer);
  }
});
