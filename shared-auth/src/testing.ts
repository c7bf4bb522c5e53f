import { answerRequests, type SentRequest } from './api/answer-requests.ts';
import type { Method } from './api/client.ts';
import { publicCart } from './public-cart.ts';
import type { RoleName } from 'contracts';
import { parseAuth, type StoredAuth } from './session/session.ts';
import { writeAuth } from './session/session-store.ts';
import type { AnswerOf, BodyOf, EndpointName, PathOf, VerbOf } from './api/endpoints.ts';

export { answerRequests, type SentRequest };

type EdgeName = `${Method} registry/${string}`;
type FakeName = EndpointName | EdgeName;

type FakeBody<N extends FakeName> = N extends EndpointName ? BodyOf<PathOf<N>, VerbOf<N>> : unknown;

export type FakeCall<N extends FakeName = FakeName> = {
  method: Method;
  path: string;
  /** Values of `{name}` places in the route. */
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: FakeBody<N>;
  headers: Record<string, string>;
};

/** The `data` of an endpoint by its name; a Blob where the answer is a file. */
export type FakeData<N extends FakeName> = N extends EndpointName
  ? [AnswerOf<PathOf<N>, VerbOf<N>>] extends [never]
    ? Blob
    : AnswerOf<PathOf<N>, VerbOf<N>>
  : unknown;

type FakeRefusal = {
  status?: number;
  data?: null;
  warning?: string;
  info?: string;
  code?: string;
  fields?: Record<string, string>;
};

/** What a fake endpoint answers: `data` as the contract has it, or a refusal. */
export type FakeAnswer<N extends FakeName = FakeName> =
  | { data: FakeData<N>; info?: string; code?: string }
  | FakeRefusal;

export type FakeEndpoint<N extends FakeName> = (
  call: FakeCall<N>,
) => FakeAnswer<N> | Promise<FakeAnswer<N>>;

/** Endpoints of the contract, and of the edge (`GET registry/health`), by method and path. */
export type FakeEndpoints = { [N in FakeName]?: FakeEndpoint<N> };

/**
 * For a test of what the client makes of an answer outside of the contract: an older server, a proxy.
 */
export const outsideContract = (data: unknown) => data as never;

type AnyEndpoint = (
  call: FakeCall<EdgeName>,
) => FakeAnswer<EdgeName> | Promise<FakeAnswer<EdgeName>>;

function match(pattern: string, request: Pick<SentRequest, 'method' | 'path'>) {
  const [method, path = ''] = pattern.split(' ');
  if (method !== request.method) return null;
  const names: string[] = [];
  const source = path.replace(/^\/api\//, '').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${source}$`, 'i').exec(request.path);
  return found === null
    ? null
    : Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
      );
}

const placesIn = (pattern: string): number => pattern.split('{').length;

/**
 * Answers the calls of `api` in a test, in the shapes of the contract:
 * `fakeApi({ 'GET /api/Courses/View/{id}': ({ params }) => ({ data: … }) })`.
 * A call that no endpoint answers is refused with status 404 and named in `unanswered`.
 */
export function fakeApi(endpoints: FakeEndpoints) {
  const calls: FakeCall[] = [];
  const unanswered: string[] = [];
  // Each endpoint is typed by its name; here a name is only a text.
  let table = endpoints as Record<string, AnyEndpoint>;
  answerRequests(async (request) => {
    const { method, path, query, body, headers } = request;
    // `Courses/CFU` before `Courses/{id}`, whatever their order in the test.
    const found = Object.entries(table)
      .filter(([pattern]) => match(pattern, request) !== null)
      .toSorted(([one], [other]) => placesIn(one) - placesIn(other));
    const [pattern, endpoint] = found[0] ?? ([] as const);
    if (pattern === undefined || endpoint === undefined) {
      unanswered.push(`${method} ${path}`);
      return answerOf({ status: 404, info: `no fake for ${method} ${path}` });
    }
    const call = { method, path, params: match(pattern, request) ?? {}, query, body, headers };
    calls.push(call);
    return answerOf(await endpoint(call));
  });
  return {
    calls,
    unanswered,
    /** The calls to one endpoint, `POST /api/Cart`. */
    callsTo: <N extends FakeName>(name: N) =>
      calls.filter((call) => match(name, call) !== null) as FakeCall<N>[],
    /** Adds or replaces endpoints. */
    use: (more: FakeEndpoints) => {
      table = { ...table, ...(more as typeof table) };
    },
    /** Back to the real network. */
    restore: () => answerRequests(null),
  };
}

type AnyAnswer = Omit<FakeRefusal, 'data'> & { data?: unknown };

function answerOf({ status = 200, data = null, warning, info, code, fields }: AnyAnswer) {
  const text = info ?? warning ?? null;
  const body =
    data instanceof Blob
      ? data
      : {
          data,
          warning: warning ?? null,
          Info: text,
          info: text,
          code,
          fields,
          correlationId: 'fake-correlation-id',
        };
  return { status, body };
}

/** What an installation says of itself, `GET /api/config`, changed as the test needs. */
export const publicConfig = (
  changes: Partial<AnswerOf<'/api/config', 'get'>> = {},
): AnswerOf<'/api/config', 'get'> => ({
  product: { name: 'WorkerBadge', version: '0.0.0' },
  languages: ['it', 'en'],
  supportEmail: 'assistenza@example.it',
  redirectHosts: [],
  tutorialVideos: {},
  walletLogin: true,
  companyCredential: true,
  uploads: {
    blockBytes: 4_194_304,
    documentTypes: [],
    maxDocumentBytes: 1_000_000,
    maxVideoBytes: 1_000_000,
    maxImageBytes: 1_000_000,
  },
  ...changes,
});

/** A learner named Giulia Sartori, changed as the test needs. */
export function signInAs(
  role: RoleName = 'Discente',
  changes: Partial<Omit<StoredAuth, 'permission'>> & { claims?: string[] } = {},
): void {
  const { claims = [], ...rest } = changes;
  writeAuth(
    parseAuth({
      token: 'token',
      refreshToken: 'refresh-token',
      userId: '00000000-0000-4000-8000-000000000001',
      registry: {
        name: 'Giulia',
        surname: 'Sartori',
        fiscalCode: 'SRTGLI90A41F205X',
        address: 'Via Roma 1, 20121 Milano (MI)',
      },
      contacts: {
        email: 'giulia.sartori@example.it',
        phone: '+39 3331234567',
        emailComunicazione: '',
      },
      roles: [role],
      permission: { role, claims },
      ...rest,
    }),
  );
}

export const signOut = (): void => writeAuth(null);

/** Between tests: no session, no cart, the real network. */
export function resetAuth(): void {
  writeAuth(null);
  publicCart.reset();
  answerRequests(null);
}
