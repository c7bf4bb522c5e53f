/**
 * `pnpm verify-badge <file> [--proof <file> --log-key <key>] [--log <address>] [--witness <key>] [--seen <file>]
 * [--roots <file>] [--indexer <address>]`: whether a credential, or the one that is attached to a PDF, holds, is in the log,
 * and the log is anchored outside. The roots are those of time stamp authorities (PEM), the indexer one of Algorand.
 * With proof and key nothing is asked of anybody, nor whether it was revoked,
 * unless one of the two is given. Ends with 0 for yes, 1 for no, 2
 * for what cannot be checked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { badgeInPdf, isPdf, UnreadablePdf } from 'contracts/badge-baking';
import { certificatesIn } from '../log-config.ts';
import { startRefusal, StartRefusal } from '../start-refusal.ts';
import { bytesFrom, checkBadge, jsonFrom, type Sources } from './check-badge.ts';
import { checkEnding } from './check-ending.ts';
import { fileMemory } from './memory.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      proof: { type: 'string' },
      log: { type: 'string' },
      'log-key': { type: 'string' },
      witness: { type: 'string', multiple: true, default: [] },
      seen: { type: 'string' },
      roots: { type: 'string' },
      indexer: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (file === undefined) {
    throw new StartRefusal('Usage: pnpm verify-badge <file with a credential>');
  }
  const { proof, log, 'log-key': logKey, witness: witnesses, seen, roots, indexer } = values;
  const isOffline = proof !== undefined && logKey !== undefined;
  const asksAnchors = !isOffline || roots !== undefined || indexer !== undefined;
  const credential = await credentialIn(file);
  const sources: Sources = {
    fetchJson: jsonFrom,
    witnesses,
    ...(proof === undefined ? {} : { proof: JSON.parse(readFileSync(proof, 'utf8')) as unknown }),
    ...(log === undefined ? {} : { log }),
    ...(logKey === undefined ? {} : { logKey }),
    ...(seen === undefined ? {} : { memory: fileMemory(seen) }),
    ...(asksAnchors && {
      anchors: {
        fetchBytes: bytesFrom,
        ...(roots !== undefined && { roots: certificatesIn(roots) }),
        ...(indexer !== undefined && { indexer }),
      },
    }),
  };
  const checks = [
    ...(await checkEnding(credential, { ...sources, now: new Date() })),
    ...(await checkBadge(credential, sources)),
  ];
  for (const { passed, said } of checks) {
    console.log(`${passed === null ? '?  ' : passed ? 'ok ' : 'NO '} ${said}`);
  }
  process.exitCode = checks.every(({ passed }) => passed !== false) ? 0 : 1;
} catch (error) {
  console.error(startRefusal(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 2;
}

/** The file itself, or what is attached to it. */
async function credentialIn(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (!isPdf(bytes)) return bytes.toString('utf8');
  try {
    const credential = await badgeInPdf(bytes);
    if (credential !== null) return credential;
    throw new StartRefusal(`No credential is attached to ${file}.`);
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    throw new StartRefusal(`${file} cannot be read: ${error.message}.`);
  }
}
