import type { CALLS, Call, CallName } from '@glow/api/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

/** Calls that anyone may make; those of signed-in people are registered with an authenticator. */
export type OpenCallName = {
  [Name in CallName]: (typeof CALLS)[Name]['auth'] extends 'none' ? Name : never;
}[CallName];

type PartOf<Row, Part extends string> = Row extends { readonly [Key in Part]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

type AnswerOfRow<Row extends Call> = Row['answer'] extends TSchema
  ? Static<Row['answer']>
  : Buffer | NodeJS.ReadableStream;

type Calls = typeof CALLS;
type BodyOf<Name extends CallName> = PartOf<Calls[Name], 'body'>;
type QueryOf<Name extends CallName> = PartOf<Calls[Name], 'query'>;
type ParamsOf<Name extends CallName> = PartOf<Calls[Name], 'params'>;
export type AnswerOf<Name extends CallName> = { [Key in CallName]: AnswerOfRow<Calls[Key]> }[Name];

/** What a handler gets: the checked parts of the request, its defaults filled in. */
export interface CallRequest<Name extends CallName> {
  readonly body: BodyOf<Name>;
  readonly query: QueryOf<Name>;
  readonly params: ParamsOf<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
