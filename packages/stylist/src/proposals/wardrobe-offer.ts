import { type Dye, swatchesOf } from '../colour/dye.ts';
import { sceneNames } from '../compose/dealt-place.ts';
import { type Candidate, garmentPool } from '../compose/garment-pool.ts';
import { briefOf, type LookRequest } from '../compose/look-request.ts';
import type { ClothName } from '../garments/cloth.ts';
import type { Slot } from '../garments/garment.ts';
import type { SceneName } from '../outfit.ts';
import { registersOf } from '../rules/brief.ts';

/** What a model may choose from for a request. */
export interface WardrobeOffer {
  readonly scenes: readonly SceneName[];
  readonly garments: readonly OfferedGarment[];
  /** Names of the colours each dye comes in. */
  readonly colours: Readonly<Partial<Record<Dye, readonly string[]>>>;
}

export interface OfferedGarment {
  readonly id: string;
  readonly slot: Slot;
  /** How a stylist names it: 'trench coat'. */
  readonly words: string;
  readonly cloths: readonly { readonly name: ClothName; readonly dye: Dye }[];
}

/** The candidates of every register of a brief, so that proposals keep to the wardrobe our own looks are made from. */
export function candidatesFor(request: LookRequest): readonly Candidate[] {
  const brief = briefOf(request);
  return registersOf(brief).flatMap((register) => [...garmentPool(brief, register).values()].flat());
}

/** Returns the garments, cloths, colours and scenes that suit a request: some 10 kB as JSON. */
export function wardrobeOffer(request: LookRequest): WardrobeOffer {
  const garments = new Map<string, OfferedGarment>();
  for (const { garment, option } of candidatesFor(request)) {
    const known = garments.get(garment.id);
    if (known?.cloths.some(({ name }) => name === option.name)) continue;
    const cloths = [...(known?.cloths ?? []), { name: option.name, dye: option.dye }];
    garments.set(garment.id, { id: garment.id, slot: garment.slot, words: garment.words, cloths });
  }
  const offered = [...garments.values()];
  const dyes = new Set(offered.flatMap(({ cloths }) => cloths.map(({ dye }) => dye)));
  const colours = [...dyes].map((dye) => [dye, swatchesOf(dye).map(({ name }) => name)] as const);
  return { scenes: sceneNames(briefOf(request)), garments: offered, colours: Object.fromEntries(colours) };
}
