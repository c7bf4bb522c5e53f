import { setTransport } from './api/api.ts';
import { publicCart } from './public-cart.ts';
import type { RoleName } from 'contracts';
import { parseAuth, type StoredAuth } from './session/session.ts';
import { writeAuth } from './session/session-store.ts';
import type { ApiRequest, Method } from './api/transport.ts';

export type FakeCall = {
  method: Method;
  path: string;
  /** Values of `{name}` places in the route. */
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};

/** What a fake endpoint answers: `data`, or a refusal. */
export type FakeAnswer = {
  status?: number;
  data?: unknown;
  warning?: string;
  info?: string;
  code?: string;
  fields?: Record<string, string>;
};

type FakeEndpoint = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

function match(pattern: string, request: ApiRequest): Record<string, string> | null {
  const [method, path = ''] = pattern.split(' ');
  if (method !== request.method) return null;
  const names: string[] = [];
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${source}$`, 'i').exec(request.path);
  return found === null
    ? null
    : Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

/**
 * Answers the calls of `api` in a test: `fakeApi({ 'GET Courses/View/{id}': ({ params }) => ({ data: … }) })`.
 * A call that no endpoint answers is refused with status 404 and named in `unanswered`.
 */
export function fakeApi(endpoints: Record<string, FakeEndpoint>) {
  const calls: FakeCall[] = [];
  const unanswered: string[] = [];
  let table = endpoints;
  setTransport(async (request) => {
    for (const [pattern, endpoint] of Object.entries(table)) {
      const params = match(pattern, request);
      if (params === null) continue;
      const { method, path, query, body, headers } = request;
      const call = { method, path, params, query, body, headers };
      calls.push(call);
      return answerOf(await endpoint(call));
    }
    unanswered.push(`${request.method} ${request.path}`);
    return answerOf({ status: 404, info: `no fake for ${request.method} ${request.path}` });
  });
  return {
    calls,
    unanswered,
    /** The calls to one endpoint, `POST Cart`. */
    callsTo: (pattern: string) =>
      calls.filter((call) => match(pattern, { ...call, responseType: 'json' }) !== null),
    /** Adds or replaces endpoints. */
    use: (more: Record<string, FakeEndpoint>) => {
      table = { ...table, ...more };
    },
    /** Back to the real transport. */
    restore: () => setTransport(null),
  };
}

function answerOf({ status = 200, data = null, warning, info, code, fields }: FakeAnswer) {
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
  return { status, statusText: '', header: () => null, body };
}

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

/** Between tests: no session, no cart, the real transport. */
export function resetAuth(): void {
  writeAuth(null);
  publicCart.reset();
  setTransport(null);
}
