import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const OPTIONS = { useDefaults: true, allErrors: false, strict: true, allowUnionTypes: true } as const;

/** JSON says what it means: "5" is no number there. An address has only text, so its numbers are read from it. */
const ofBodies = new Ajv(OPTIONS);
const ofAddresses = new Ajv({ ...OPTIONS, coerceTypes: true });

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? ofBodies : ofAddresses).compile(schema);
