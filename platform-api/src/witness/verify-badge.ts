/**
 * `pnpm verify-badge <file> [--proof <file> --log-key <key>] [--log <address>] [--witness <key>] [--seen <file>]`:
 * whether a credential holds and is in the log. With proof and key nothing is asked of anybody, nor whether it
 * was revoked. Ends with 0 for yes, 1 for no, 2 for what cannot be checked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startRefusal, StartRefusal } from '../start-refusal.ts';
import { checkBadge, jsonFrom, type Sources } from './check-badge.ts';
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
    },
  });
  const [file] = positionals;
  if (file === undefined) {
    throw new StartRefusal('Usage: pnpm verify-badge <file with a credential>');
  }
  const { proof, log, 'log-key': logKey, witness: witnesses, seen } = values;
  const credential = readFileSync(file, 'utf8');
  const sources: Sources = {
    fetchJson: jsonFrom,
    witnesses,
    ...(proof === undefined ? {} : { proof: JSON.parse(readFileSync(proof, 'utf8')) as unknown }),
    ...(log === undefined ? {} : { log }),
    ...(logKey === undefined ? {} : { logKey }),
    ...(seen === undefined ? {} : { memory: fileMemory(seen) }),
  };
  const checks = [
    ...(await checkEnding(credential, { ...sources, now: new Date() })),
    ...(await checkBadge(credential, sources)),
  ];
  for (const { passed, said } of checks) console.log(`${passed ? 'ok ' : 'NO '} ${said}`);
  process.exitCode = checks.every(({ passed }) => passed) ? 0 : 1;
} catch (error) {
  console.error(startRefusal(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 2;
}
