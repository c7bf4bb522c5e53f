/**
 * `pnpm requirements`: by area, how many requirements of docs/spec/requirements.md are proved whole or in part by
 * tests that ran and passed in the last `pnpm test`, and which are not. Only whole ones count.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, proofsOf, unknownTags, type Proof } from './proved-requirements.ts';
import { readResults } from './results.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../docs/spec', name), 'utf8');
const spec = read('requirements.md');
const ids = [...spec.matchAll(/^- ([A-Z]+-\d+) \|/gm)].map((match) => match[1] ?? '');
if (ids.length !== 548) throw new Error(`548 requirements were expected, ${ids.length} were read`);

const results = readResults();
const proofs = proofsOf(ids, results, partsOf(read('proofs.md')));
const of = (proof: Proof, some: readonly string[]) => some.filter((id) => proofs.get(id) === proof);

console.log(`Requirements proved by tests that ran and passed (${results.length} tests)`);
for (const [area, all] of Map.groupBy(ids, (id) => id.split('-')[0] ?? '')) {
  const list = (name: string, some: readonly string[]) =>
    some.length === 0 ? '' : `  ${name}: ${some.map((id) => id.slice(area.length + 1)).join(' ')}`;
  const whole = String(of('whole', all).length).padStart(3);
  console.log(
    `${area.padEnd(7)} ${whole} of ${String(all.length).padEnd(3)}${list('in part', of('part', all))}${list('none', of('none', all))}`,
  );
}
console.log(
  `all     ${of('whole', ids).length} of ${ids.length}, ${of('part', ids).length} in part, ${of('none', ids).length} not`,
);
const unknown = unknownTags(ids, results);
if (unknown.length > 0) {
  console.error(`Tests name requirements that do not exist: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
