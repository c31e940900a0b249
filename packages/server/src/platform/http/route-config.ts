import type { FastifyCorsOptions } from '@fastify/cors';
import type { ErrorAnswer } from '@glow/api';
import type { Call } from '@glow/api/calls';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract this route came from. */
    readonly call?: Call;
    readonly shapeError?: (answer: ErrorAnswer, status: number) => object;
    readonly cors?: FastifyCorsOptions;
  }
}
