import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { testPlatform } from '../platform.ts';
import { blocksOf, commit, pdfOf, sendBlock } from './uploads.ts';

/** Pieces that have led out of stores before, and plain text. */
const piece = fc.oneof(
  fc.constantFrom('..', '../', '..\\', '/', '\\', '/etc/passwd', 'C:\\', '~', '%2e%2e%2f', '%00'),
  fc.constantFrom(
    '.types',
    '.blocks',
    '.incoming',
    'courses/',
    'CON',
    'aux',
    '. ',
    '\u202e',
    '$(id)',
  ),
  fc.constantFrom(
    '\u2044',
    '\uff0e\uff0e\uff0f',
    '..;/',
    '....//',
    'file://',
    '\n',
    ' ',
    '-rf',
    ';ls',
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);

/** Names as an attacker sends them; most end like a PDF, so that they get as far as they can. */
export const nastyName = fc
  .tuple(
    fc.array(piece, { minLength: 1, maxLength: 8 }),
    fc.constantFrom('.pdf', '.pdf', '.PDF', ''),
  )
  .map(([parts, ending]) => parts.join('').slice(0, 240) + ending);

export type FuzzedUploads = {
  stored: number;
  refused: number;
  /** Answers of 5xx. */
  failures: number;
  /** What lies where no file of the store may lie. */
  outside: string[];
};

const inside =
  /^data\/files\/(?:content|\.types|\.blocks)(?:\/courses(?:\/[0-9a-f-]{36}\.pdf(?:\/\d{7})?)?)?$/;

/** Uploads, checks and deletes files under fuzzed names, and looks at every path that came of it. */
export async function fuzzedUploads(count: number, seed = 4): Promise<FuzzedUploads> {
  const around = mkdtempSync(join(tmpdir(), 'workerbadge-names-'));
  mkdirSync(join(around, 'data'));
  const t = await testPlatform({
    config: { dataDir: join(around, 'data'), uploadQuotaBytes: 1e12 },
  });
  const here = readdirSync('.').toSorted();
  const found: FuzzedUploads = { stored: 0, refused: 0, failures: 0, outside: [] };
  const [block] = blocksOf(pdfOf(200));
  try {
    let session = await t.login('elena', 'RedattoreCorsiA');
    for (const [turn, fileName] of fc.sample(nastyName, { numRuns: count, seed }).entries()) {
      // A token lives some minutes.
      if (turn % 500 === 499) session = await t.login('elena', 'RedattoreCorsiA');
      const sent = await sendBlock(session, 'document', { ...block!, fileName });
      if (sent.status >= 500) found.failures += 1;
      if (sent.status !== 200) {
        found.refused += 1;
        continue;
      }
      // Some are made files, some deleted on their way, some left.
      const query = { fileNameRef: fileName, delete: 'true' };
      const headers = { 'x-confirm-delete': 'true' };
      const last =
        turn % 5 === 0
          ? (await session.call({ url: '/api/Files', query, headers })).statusCode
          : turn % 5 === 1
            ? 200
            : (await commit(session, 'document', { blockList: ['0000000'], fileName })).status;
      if (last >= 500) found.failures += 1;
      found.stored += 1;
    }
    found.outside = readdirSync(around, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !['data', 'data/files', 'data/files/.incoming'].includes(path))
      .filter((path) => !inside.test(path));
    if (readdirSync('.').toSorted().join('\n') !== here.join('\n')) found.outside.push('.');
    return found;
  } finally {
    await t.close();
    rmSync(around, { recursive: true, force: true });
  }
}
