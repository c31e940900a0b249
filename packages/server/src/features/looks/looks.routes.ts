import type { Outfit, Piece } from '@glow/api';
import type { PieceDescription } from '@glow/stylist';
import type { FastifyInstance } from 'fastify';
import { piecePath, toOutfit } from '#catalogue/looks/look-json.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import type { RateLimit } from '#infra/rate-limits/counter-store.ts';
import { findLook } from './find-look.service.ts';
import { createSwaps, type SwapDependencies } from './swap-piece.service.ts';
import { createTodaysLook, type TodaysLookDependencies } from './todays-look.service.ts';

const FIND_LIMIT: RateLimit = { name: 'looks.find', max: 120, windowMs: 60_000 };
/** A visitor tries one piece after the other. */
const SWAP_LIMIT: RateLimit = { name: 'looks.swap', max: 30, windowMs: 60_000 };
const TODAY_LIMIT: RateLimit = { name: 'looks.today', max: 60, windowMs: 60_000 };

export interface LooksDependencies extends SwapDependencies, TodaysLookDependencies {
  readonly previews: Previews;
}

export function addLookRoutes(app: FastifyInstance, dependencies: LooksDependencies): void {
  const { config } = dependencies;
  const swapsOf = createSwaps(dependencies);
  const lookOfDay = createTodaysLook(dependencies);

  async function outfitsOf(looks: readonly DescribedLook[], publicUrl: string): Promise<Outfit[]> {
    const previews = await dependencies.previews.of(looks.map(({ look }) => look));
    return looks.map((described) =>
      toOutfit(described, publicUrl, { preview: previews.get(described.look.key) }),
    );
  }

  registerCall(app, dependencies, 'fetchLook', {
    limits: [FIND_LIMIT],
    async handle({ params, request }) {
      const found = await findLook(dependencies, params.key);
      const publicUrl = publicUrlOf(config, request);
      const [outfit = toOutfit(found, publicUrl)] = await outfitsOf([found], publicUrl);
      return { outfit, pieces: piecesOf(found, publicUrl) };
    },
  });

  registerCall(app, dependencies, 'swapPiece', {
    limits: [SWAP_LIMIT],
    async handle({ params, body, request }) {
      const looks = await swapsOf(params.key, body.piece, addressKey(request.ip));
      const publicUrl = publicUrlOf(config, request);
      const outfits = await outfitsOf(looks, publicUrl);
      const swaps = looks.flatMap((look, index) => {
        const [outfit, piece] = [outfits[index], piecesOf(look, publicUrl)[body.piece]];
        return outfit && piece ? [{ outfit, piece }] : [];
      });
      return { swaps };
    },
  });

  registerCall(app, dependencies, 'fetchTodaysLook', {
    limits: [TODAY_LIMIT],
    async handle({ body, request }) {
      const { look, weather } = await lookOfDay(body, addressKey(request.ip));
      const [outfit = null] = await outfitsOf(look ? [look] : [], publicUrlOf(config, request));
      return { outfit, weather };
    },
  });
}

function piecesOf({ look, description }: DescribedLook, publicUrl: string): Piece[] {
  return description.pieces.map(({ slot, name, colour }: PieceDescription, place) => ({
    slot,
    name,
    colour: { ...colour },
    image: publicUrl + piecePath(look.key, place),
  }));
}
