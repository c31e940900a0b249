import type { CALLS, Call, CallName } from '@glow/api/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Auth } from '../auth/auth.ts';
import type { Person } from '../auth/session.repository.ts';
import type { Metrics } from '../metrics.ts';
import type { CounterStore } from '../rate-limits/counter-store.ts';

type PartOf<Row, Part extends string> = Row extends { readonly [Key in Part]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

type AnswerOfRow<Row extends Call> = Row['answer'] extends TSchema
  ? Static<Row['answer']>
  : Buffer | NodeJS.ReadableStream;

type Calls = typeof CALLS;
type BodyOf<Name extends CallName> = {
  [Key in CallName]: Calls[Key] extends { readonly fields: infer Fields extends TSchema }
    ? Static<Fields> & { readonly image: Buffer }
    : PartOf<Calls[Key], 'body'>;
}[Name];
type QueryOf<Name extends CallName> = PartOf<Calls[Name], 'query'>;
type ParamsOf<Name extends CallName> = PartOf<Calls[Name], 'params'>;
export type AnswerOf<Name extends CallName> = { [Key in CallName]: AnswerOfRow<Calls[Key]> }[Name];

type AuthOf<Name extends CallName> = Calls[Name]['auth'];
type PersonOf<Name extends CallName> = {
  [Key in CallName]: AuthOf<Key> extends 'none' ? undefined : Person;
}[Name];

/** What a call of this name stands on; `auth` only where someone must be signed in. */
export type CallDependencies<Name extends CallName> = {
  readonly counters: CounterStore;
  readonly metrics: Metrics;
} & { [Key in CallName]: AuthOf<Key> extends 'none' ? object : { readonly auth: Auth } }[Name];

/** What a handler gets: the checked parts of the request, its defaults filled in. */
export interface CallRequest<Name extends CallName> {
  readonly body: BodyOf<Name>;
  readonly query: QueryOf<Name>;
  readonly params: ParamsOf<Name>;
  /** The signed-in person; undefined where no sign-in is required. */
  readonly person: PersonOf<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
