/**
 * `pnpm bench session [rounds] [locks|no-locks|thefts|replays …]`: many expiries in many tabs, stolen tokens, late replays. Prints what happened
 * and fails when a session was lost or a thief was served.
 */
import { randomInt } from 'node:crypto';
import { calculateJwkThumbprint, decodeProtectedHeader, type JWK } from 'jose';
import { accountById } from '../../platform-api/src/domains/accounts/index.ts';
import { openSession } from '../../platform-api/src/domains/identity/index.ts';
import { proofKey } from '../../platform-api/src/testing/login/key-proof.ts';
import { testPlatform } from '../../platform-api/src/testing/platform.ts';
import { freePort } from '../../server-process/src/start/start-port.ts';
import { browser, openTab, proofHeader } from './session-tabs.ts';

const rounds = Number(process.argv[3] ?? 1000);
const TAB_COUNT = 50;
const ACCESS_TOKEN_MS = 5 * 60_000;
const GRACE_MS = 10_000;
const authStorageKey = 'rtk:auth';

const port = await freePort();
const origin = `http://localhost:${port}`;
const t = await testPlatform({ config: { publicUrl: origin } });
await t.app.listen({ port, host: '127.0.0.1' });

// One clock for server and client, moved from expiry to expiry.
const realNow = Date.now.bind(Date);
let offset = 0;
Date.now = () => realNow() + offset;
t.platform.clock = { now: () => new Date(Date.now()) };

const account = await accountById(t.platform, (await t.login('marco')).userId);
if (account === null) throw new Error('the demo person has no account');
const tabs = await Promise.all(Array.from({ length: TAB_COUNT }, (_, at) => openTab(at, origin)));
const { jwk } = decodeProtectedHeader(await proofHeader(origin));
const keyThumbprint = await calculateJwkThumbprint(jwk as JWK, 'sha256');
const login = () => openSession(t.platform, account, { keyThumbprint });

type Tokens = { token: string; refreshToken: string };

async function refresh(tokens: Tokens, proof: string | null) {
  const answer = await fetch(`${origin}/api/Login/RefreshToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(proof === null ? {} : { DPoP: proof }) },
    body: JSON.stringify({ token: tokens.token, refreshToken: tokens.refreshToken }),
  });
  const { data } = (await answer.json()) as { data: Tokens | null };
  return { isRefused: answer.status >= 400, tokens: data };
}

async function liveTokens(sessionId: string): Promise<number> {
  const { rows } = await t.platform.database.query(
    `select count(*)::int as live from refresh_token join session on session.id = session_id
     where session_id = $1 and used_at is null and revoked_at is null`,
    [sessionId],
  );
  return Number(rows[0]?.['live']);
}

let failures = 0;
function report(what: string, good: number, of: number, more = ''): void {
  if (good !== of) failures += 1;
  console.log(`${what.padEnd(64)} ${good} of ${of}${more}${good === of ? '' : '  FAILED'}`);
}

async function expiries(withLocks: boolean): Promise<void> {
  browser.setLocks(withLocks);
  const session = await login();
  const { token, refreshToken, role } = session;
  const stored = { token, refreshToken, userId: account?.id, permission: { role, claims: [] } };
  browser.storage.set(authStorageKey, JSON.stringify(stored));
  let answered = 0;
  let single = 0;
  let slowest = 0;
  const started = realNow();
  for (let round = 0; round < rounds; round += 1) {
    offset += ACCESS_TOKEN_MS + 1000;
    const expiredAt = realNow();
    const answers = await Promise.allSettled(tabs.map((api) => api.get('/api/Account/Roles')));
    slowest = Math.max(slowest, realNow() - expiredAt);
    answered += answers.filter(({ status }) => status === 'fulfilled').length;
    const isLoggedIn = browser.storage.has(authStorageKey);
    if (isLoggedIn && (await liveTokens(session.sessionId)) === 1) single += 1;
    if ((round + 1) % 100 === 0) console.log(`  ${round + 1} expiries, ${single} in order`);
    // The hold of the lock is over before the next expiry, as in life.
    if (withLocks) await new Promise((done) => setTimeout(done, 260));
  }
  const locks = withLocks ? 'with Web Locks' : 'without Web Locks';
  const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const times = `, ${inSeconds(realNow() - started)}, the slowest expiry ${inSeconds(slowest)}`;
  report(`calls answered after an expiry, ${locks}`, answered, rounds * TAB_COUNT, times);
  report(`expiries with one live token and no logout, ${locks}`, single, rounds);
}

/** A thief has the tokens and not the key: at any moment of their life. */
async function thefts(): Promise<void> {
  const thief = await proofKey();
  let refused = 0;
  let served = 0;
  for (let round = 0; round < rounds; round += 1) {
    const session = await login();
    const moment = round % 3;
    // Unused, used and within the grace, used and after it.
    if (moment > 0) await refresh(session, await proofHeader(origin));
    offset += moment === 2 ? GRACE_MS + randomInt(1, 60_000) : randomInt(0, GRACE_MS / 2);
    const htu = `${origin}/api/Login/RefreshToken`;
    const proof = round % 2 === 0 ? null : await thief.proof(new Date(Date.now()), { htu });
    const answer = await refresh(session, proof);
    if (answer.isRefused) refused += 1;
    if (answer.tokens !== null) served += 1;
  }
  report('refresh tokens without their key, or with another: refused', refused, rounds);
  report('of them answered without a token', rounds - served, rounds);
}

async function lateReplays(): Promise<void> {
  let revoked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const session = await login();
    const next = await refresh(session, await proofHeader(origin));
    offset += GRACE_MS + 1 + randomInt(0, 60_000);
    const replay = await refresh(session, await proofHeader(origin));
    const after = next.tokens && (await refresh(next.tokens, await proofHeader(origin)));
    if (replay.isRefused && after?.isRefused && (await liveTokens(session.sessionId)) === 0) {
      revoked += 1;
    }
  }
  report('replays with the right key after the grace: family revoked', revoked, rounds);
}

const parts: Record<string, () => Promise<void>> = {
  locks: () => expiries(true),
  'no-locks': () => expiries(false),
  thefts,
  replays: lateReplays,
};
const wanted = process.argv.slice(4);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
await t.close();
process.exit(failures > 0 ? 1 : 0);
