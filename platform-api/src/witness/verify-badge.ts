/**
 * `pnpm verify-badge <file> [--issuer <file>] [--proof <file> --log-key <key>] [--log <address>] [--witness <key>]
 * [--seen <file>] [--roots <file>] [--indexer <address>]`: whether a badge (JSON, VC-JWT, PDF, PNG, SVG) holds, was
 * signed by its issuer, is in the log, and the log is anchored outside. The issuer's document is `/.well-known/did.json`,
 * the roots are those of time stamp authorities (PEM), the indexer one of Algorand. With proof and key nothing is asked
 * of anybody, nor whether it was revoked, unless roots or indexer are given; the issuer's document is needed then. Ends
 * with 0 for yes, 1 for no, 2 for what cannot be checked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { certificatesIn } from '../log-config.ts';
import { startRefusal, StartRefusal } from '../start-refusal.ts';
import { badgeFile } from './badge-file.ts';
import { bytesFrom, checkBadge, jsonFrom, type Sources } from './check-badge.ts';
import { checkEnding } from './check-ending.ts';
import { checkSignature } from './check-signature.ts';
import { fileMemory } from './memory.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      issuer: { type: 'string' },
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
  const {
    issuer,
    proof,
    log,
    'log-key': logKey,
    witness: witnesses,
    seen,
    roots,
    indexer,
  } = values;
  const isOffline = proof !== undefined && logKey !== undefined;
  const asksAnchors = !isOffline || roots !== undefined || indexer !== undefined;
  const badge = await badgeFile(file, readFileSync(file));
  const { credential } = badge;
  const sources: Sources = {
    fetchJson: jsonFrom,
    witnesses,
    ...(proof === undefined ? {} : { proof: readJson(proof) }),
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
  const now = new Date();
  const checks = [
    ...(await checkEnding(credential, { ...sources, now })),
    ...(await checkSignature(badge, {
      fetchJson: jsonFrom,
      isOffline,
      now,
      ...(issuer !== undefined && { issuer: readJson(issuer) }),
    })),
    ...(await checkBadge(credential, sources)),
  ];
  for (const { passed, said } of checks) {
    console.log(`${passed === null ? '?  ' : passed ? 'ok ' : 'NO '} ${said}`);
  }
  const isRefused = checks.some(({ passed }) => passed === false);
  // Whoever reads the status alone must not take a signature that nobody checked for a good one.
  process.exitCode = isRefused ? 1 : isOffline && issuer === undefined ? 2 : 0;
} catch (error) {
  console.error(startRefusal(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 2;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(name, 'utf8'));
}
