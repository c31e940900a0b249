import type { FastifyCorsOptions } from '@fastify/cors';
import type { ErrorAnswer } from '@glow/api';
import type { Call } from '@glow/api/calls';
import type { InvalidField } from '../errors/invalid-part.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract this route came from. */
    readonly call?: Call;
    readonly invalidField?: InvalidField;
    readonly shapeError?: (answer: ErrorAnswer, status: number) => object;
    readonly cors?: FastifyCorsOptions;
  }
}
