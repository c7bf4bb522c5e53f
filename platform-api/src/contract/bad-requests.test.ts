import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { loadDemo } from '../demo/load.ts';
import type { DemoPersonKey } from '../demo/people.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../testing/platform.ts';
import {
  badRequest,
  operationsOf,
  poisonedBody,
  type BadRequest,
  type Operation,
} from './bad-requests.ts';

const total = 2000;

/** What wallets and backpacks call has the refusals of OpenID4VCI and OAuth (RFC 6749, 5.2), not the wrapped form. */
const OF_OAUTH =
  /^(?:\/api\/Badges\/Wallet\/(?:Offers|Token|Nonce|Credential|Notification)|\/ims\/ob\/v3p0\/oauth\/\w+)\b|^\/\.well-known\/oauth-authorization-server\//;
/** What backpacks read has those of Open Badges 3.0. */
const OF_BACKPACKS = /^\/ims\/ob\/v3p0\/(?:credentials|discovery|profile)$/;

let t: TestPlatform;
let operations: Operation[];
before(async () => {
  t = await testPlatform();
  await loadDemo(t.platform);
  operations = operationsOf(t.app.swagger());
});
after(() => t.close());

/** Nobody, then people of every kind: guards must not hide what is behind them. */
const callers: (DemoPersonKey | null)[] = [null, 'giulia', 'elena', 'anna', 'lucia', 'paolo'];
const sessions = new Map<DemoPersonKey, TestSession>();

async function send(caller: DemoPersonKey | null, request: BadRequest): Promise<Answer> {
  if (caller === null) return t.call(null, request);
  const session = sessions.get(caller) ?? (await t.login(caller));
  const answer = await session.call(request);
  // A logout among the requests must not make visitors of all that follow.
  if (answer.statusCode === 401 || request.url.includes('/Login/')) sessions.delete(caller);
  else sessions.set(caller, session);
  return answer;
}

/** The same requests for an operation whatever else is added beside it. */
const seedOf = ({ method, path }: Operation) =>
  createHash('sha256').update(`${method} ${path}`).digest().readInt32BE();

test(`[API-03] ${total} bad requests over all routes: no 5xx, always the wrapped form, the server healthy after`, async () => {
  assert.ok(operations.length > 40, `only ${operations.length} operations were found`);
  const failures: string[] = [];
  let sent = 0;
  const numRuns = Math.ceil(total / operations.length);
  for (const operation of operations) {
    const requests = [
      ...fc.sample(badRequest(operation), { numRuns, seed: seedOf(operation) }),
      ...poisoned(operation),
    ];
    for (const [turn, request] of requests.entries()) {
      const caller = callers[turn % callers.length] ?? null;
      const answer = await send(caller, request);
      sent += 1;
      const complaint = complaintOf(operation, answer);
      if (complaint !== null) {
        const payload = (request.payload ?? '').slice(0, 300);
        failures.push(
          `${complaint}: ${request.method} ${request.url.slice(0, 200)} as ${caller} ${payload}`,
        );
      }
    }
  }
  assert.ok(sent >= total, `only ${sent} requests were sent`);
  assert.deepEqual(failures.slice(0, 40), [], `${failures.length} failures`);
  const ready = await t.call(null, { url: '/api/health/ready' });
  assert.equal(ready.statusCode, 200);
});

test('the bad requests reach every route of the server', () => {
  const reached = new Set(
    operations.map(
      ({ method, path }) => `${method} ${path.replace('{*}', '*').replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  // The pages of the documentation and of the demo peers are no part of the contract.
  const routes = t.app.routeTable.filter(({ url }) => !/^\/(dev|api\/docs)\b/.test(url));
  assert.ok(routes.length > 100, `only ${routes.length} routes were looked at`);
  const left = routes.map(({ method, url }) => `${method} ${url}`).filter((r) => !reached.has(r));
  assert.deepEqual(left, []);
});

/** Once for each kind of caller. */
function poisoned(operation: Operation): BadRequest[] {
  if (operation.body === null) return [];
  const path = operation.path.replace(/\{\w+\}/g, '1');
  const options = { numRuns: callers.length, seed: seedOf(operation) };
  return fc
    .sample(poisonedBody(operation), options)
    .map((body) => ({ method: operation.method as 'POST', url: path, ...body }));
}

type Answer = Awaited<ReturnType<TestPlatform['call']>>;

function complaintOf(operation: Operation, answer: Answer): string | null {
  const status = answer.statusCode;
  if (status >= 500) return `${status}`;
  if (status < 400 && !operation.isWrapped) return null;
  if (!String(answer.headers['content-type']).startsWith('application/json')) {
    return `${status} not as JSON`;
  }
  const body = answer.json<Record<string, unknown>>();
  if (status >= 400 && OF_OAUTH.test(operation.path)) {
    return typeof body['error'] === 'string' ? null : `${status} without the error of OAuth`;
  }
  if (status >= 400 && OF_BACKPACKS.test(operation.path)) {
    return body['imsx_codeMajor'] === 'failure'
      ? null
      : `${status} without the status of Open Badges`;
  }
  const isWrapped =
    'data' in body &&
    'warning' in body &&
    'Info' in body &&
    typeof body['correlationId'] === 'string';
  if (!isWrapped) return `${status} not wrapped`;
  return status >= 400 && typeof body['code'] !== 'string' ? `${status} without a code` : null;
}
