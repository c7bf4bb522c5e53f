/** Second part of `pnpm bench delivery`: what makes the federated homepage heavier than the single bundle, in bytes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { costOfFederation } from '../../delivery/src/federation-cost/index.ts';
import type { FirstVisits } from '../../delivery/src/federation-cost/index.ts';

// Libraries choose their production form by it.
process.env['NODE_ENV'] = 'production';
const root = path.resolve(import.meta.dirname, '../..');
const visits = path.join(root, '.cache/federation-cost/first-visits.json');
const fetched = JSON.parse(readFileSync(visits, 'utf8')) as FirstVisits;
const causes = await costOfFederation(root, fetched);

console.log('\nCauses of the difference: bytes of scripts, brotli, headers included');
const row = (name: string, federated: number, single: number) => {
  const [more, ...both] = [federated - single, federated, single].map((bytes) =>
    String(bytes).padStart(8),
  );
  console.log(`  ${name.padEnd(44)} ${more} = ${both.join(' - ')}`);
};
for (const { name, federated, single } of causes) row(name, federated, single);
const total = (side: 'federated' | 'single') => causes.reduce((sum, cause) => sum + cause[side], 0);
row('together', total('federated'), total('single'));
