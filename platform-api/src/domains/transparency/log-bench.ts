/**
 * `pnpm bench log [--leaves 1000000] [--minutes 5]`: fills a log on its own PostgreSQL, for so long at most, then
 * measures what a reader and an issuer wait for. Exit 1 when a bound of issue 16 is missed.
 */
import { performance } from 'node:perf_hooks';
import { credentialEntry } from 'contracts/transparency-log';
import { sql } from 'drizzle-orm';
import { numbersOf, onOwnPostgres } from '../../testing/drill.ts';
import { testPlatform } from '../../testing/platform.ts';
import { auditChains } from './audit.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { inclusionProof } from './proofs.ts';
import { appendCredential, someCredential, stranger } from './testing-log.ts';

const { leaves, minutes } = numbersOf({ leaves: 1_000_000, minutes: 5 });
const BATCH = 50_000;
/** One leaf of so many is of a credential that the bench has. */
const KNOWN_EACH = 5000;
const TIMES = 300;
const MAX_P95_MS = 20;
const MAX_PROOF_BYTES = 2048;

const share = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

async function timesOf(count: number, work: (i: number) => Promise<unknown>): Promise<number[]> {
  const times = [];
  for (let i = 0; i < count; i += 1) {
    const begun = performance.now();
    await work(i);
    times.push(performance.now() - begun);
  }
  return times;
}

await onOwnPostgres(async ({ url, version }) => {
  process.env['TEST_DATABASE_URL'] = url;
  const t = await testPlatform();
  const { database } = t.platform;
  try {
    const known: string[] = [];
    const begun = performance.now();
    let size = 0;
    while (size < leaves && performance.now() - begun < minutes * 60_000) {
      const texts = Array.from({ length: BATCH / KNOWN_EACH }, () => someCredential());
      known.push(...texts.map(({ text }) => text));
      const entries = await Promise.all(
        texts.map(async ({ id, text }) => Buffer.from(await credentialEntry(id, text))),
      );
      // The database makes the others, and does not look for the leaf before each: this fills it, and all stand
      // one after the other.
      await database.transaction(async () => {
        await database.db.execute(sql`set local session_replication_role = replica`);
        await database.db.execute(sql`
          insert into transparency_leaf (leaf_index, entry)
          select ${size}::bigint + i, case when i % ${KNOWN_EACH} = 0
              then decode((string_to_array(${entries.map((entry) => entry.toString('hex')).join(' ')}, ' '))[i / ${KNOWN_EACH} + 1], 'hex')
              else '\\x01'::bytea || sha256(int8send(${size}::bigint + i)) || sha256(int8send(-${size}::bigint - i))
            end
          from generate_series(0, ${BATCH - 1}::int) i`);
      });
      size += BATCH;
    }
    const loaded = (performance.now() - begun) / 1000;
    await database.script('analyze transparency_leaf');
    const [first = 0] = await timesOf(1, () => makeCheckpoint(t.platform));
    console.log(
      `PostgreSQL ${version}: ${size} leaves stored in ${loaded.toFixed(0)} s, first checkpoint of all in ${(first / 1000).toFixed(1)} s`,
    );
    let largest = 0;
    const some = (i: number) => known[(i * 7919) % known.length] ?? '';
    const reader = stranger(t.app);
    const checkpoints: number[] = [];
    const measured = {
      'inclusion proof': await timesOf(TIMES, async (i) => {
        const proof = await inclusionProof(t.platform, some(i));
        largest = Math.max(largest, Buffer.byteLength(JSON.stringify({ data: proof })));
      }),
      append: await timesOf(TIMES, () => appendCredential(database, someCredential().text)),
      checkpoint: await timesOf(TIMES, async () => {
        await appendCredential(database, someCredential().text);
        const begun = performance.now();
        await makeCheckpoint(t.platform);
        checkpoints.push(performance.now() - begun);
      }).then(() => checkpoints),
      'GET checkpoint': await timesOf(TIMES, () => reader.get('/log/checkpoint')),
      'GET consistency': await timesOf(TIMES, (i) =>
        reader.get(
          `/log/consistency?from=${Math.floor((size * (i + 1)) / (TIMES + 1))}&to=${size}`,
        ),
      ),
      'GET tile': await timesOf(TIMES, (i) =>
        reader.get(`/log/tile/0/${String(i).padStart(3, '0')}`),
      ),
    };
    const sound = await reader.proves(await inclusionProof(t.platform, some(1)), some(1));
    const [audit = 0] = await timesOf(1, () => auditChains(t.platform));
    console.table(
      Object.fromEntries(
        Object.entries(measured).map(([name, times]) => [
          name,
          { 'p50 ms': share(times, 0.5).toFixed(1), 'p95 ms': share(times, 0.95).toFixed(1) },
        ]),
      ),
    );
    console.log(`largest proof ${largest} bytes, nightly look ${(audit / 1000).toFixed(1)} s`);
    const late = Object.entries(measured).filter(([, times]) => share(times, 0.95) > MAX_P95_MS);
    for (const [name] of late) console.log(`${name} takes more than ${MAX_P95_MS} ms`);
    if (late.length > 0 || largest > MAX_PROOF_BYTES || !sound) process.exitCode = 1;
  } finally {
    await t.close();
  }
});
