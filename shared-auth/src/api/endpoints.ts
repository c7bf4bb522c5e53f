/** Types of the calls, all read from the contract that the server generates. No code. */
import type { paths } from '../api-types/__generated__/api.ts';
import type { Method } from './client.ts';

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

type OperationOf<P extends keyof paths, V extends Verb> = V extends keyof paths[P]
  ? Exclude<paths[P][V], undefined>
  : never;

/** The paths that have an operation of this verb, as the contract spells them. */
export type PathsOf<V extends Verb> = {
  [P in keyof paths]: [OperationOf<P, V>] extends [never] ? never : P;
}[keyof paths];

export type Path = keyof paths;

type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The `data` of a good answer. */
export type AnswerOf<P extends keyof paths, V extends Verb> =
  OperationOf<P, V> extends { responses: { 200: infer Response } }
    ? JsonOf<Response> extends { data: infer Data }
      ? Data
      : never
    : never;

type PathPart<Operation> = Operation extends { parameters: { path: infer Values } }
  ? { path: Values }
  : unknown;

/** Empty texts, `null` and `undefined` are left out of the address, so an optional value may be one. */
type Sparse<Query> = {
  [Name in keyof Query]: Record<never, never> extends Pick<Query, Name>
    ? Query[Name] | null | undefined | ''
    : Query[Name];
};

type QueryPart<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: Sparse<Query> }
  : Operation extends { parameters: { query?: infer Query } }
    ? [Exclude<Query, undefined>] extends [never]
      ? unknown
      : { query?: Sparse<Exclude<Query, undefined>> | undefined }
    : unknown;

type BodyPart<Operation> = Operation extends { requestBody: infer Body }
  ? { body: JsonOf<Body> }
  : Operation extends { requestBody?: infer Body }
    ? [JsonOf<Exclude<Body, undefined>>] extends [never]
      ? unknown
      : { body?: JsonOf<Exclude<Body, undefined>> }
    : unknown;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`; see `newIdempotencyKey`. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** In place of the 30 s after which a call counts as unanswered. */
  timeoutMs?: number | undefined;
  /** Sent on although the page goes away meanwhile (`keepalive` of fetch); for a small last word. */
  outlivesPage?: boolean | undefined;
};

export type OptionsOf<P extends keyof paths, V extends Verb> = CallOptions &
  PathPart<OperationOf<P, V>> &
  QueryPart<OperationOf<P, V>> &
  BodyPart<OperationOf<P, V>>;

/** What follows the path in a call: nothing, where nothing must be given. */
export type Arguments<P extends keyof paths, V extends Verb> =
  Record<never, never> extends OptionsOf<P, V>
    ? [options?: OptionsOf<P, V>]
    : [options: OptionsOf<P, V>];

/** What a body holds, for functions that build one. */
export type BodyOf<P extends keyof paths, V extends Verb> =
  BodyPart<OperationOf<P, V>> extends { body?: infer Body } ? Exclude<Body, undefined> : never;

type NameOf = { [V in Verb]: `${Uppercase<V>} ${PathsOf<V>}` }[Verb];

/** `GET /api/Courses/View/{id}`: an operation by one name. */
export type EndpointName = NameOf;

export type VerbOf<N extends EndpointName> = N extends `${infer M} ${string}`
  ? M extends Method
    ? Lowercase<M>
    : never
  : never;

export type PathOf<N extends EndpointName> = N extends `${string} ${infer P extends Path}`
  ? P
  : never;

/**
 * The key under which the answer of a read is cached: the endpoint first, so that every remote names
 * what its action makes stale by the contract, whoever has read it.
 */
export function endpointKey<P extends Path, const Rest extends readonly unknown[]>(
  path: P,
  ...rest: Rest
): readonly [P, ...Rest] {
  return [path, ...rest];
}
