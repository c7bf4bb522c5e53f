/**
 * `pnpm requirements`: by area, how many requirements of docs/spec/requirements.md are proved by a test
 * that ran and passed in the last `pnpm test`, and which are not. A test names what it proves in its title.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './results.ts';

const spec = readFileSync(join(import.meta.dirname, '../docs/spec/requirements.md'), 'utf8');
const ids = [...spec.matchAll(/^- ([A-Z]+-\d+) \|/gm)].map((match) => match[1] ?? '');
if (ids.length !== 548) throw new Error(`548 requirements were expected, ${ids.length} were read`);

const results = readResults();
const named = (title: string) => title.match(/\b[A-Z]+-\d\d\b/g) ?? [];
const passed = new Set(results.filter((r) => r.status === 'passed').flatMap((r) => named(r.title)));
const failed = new Set(results.filter((r) => r.status === 'failed').flatMap((r) => named(r.title)));

const unknown = [...passed, ...failed].filter(
  (id) => /^[A-Z]+-\d\d$/.test(id) && !ids.includes(id),
);
const areas = Map.groupBy(ids, (id) => id.split('-')[0] ?? '');

console.log(`Requirements proved by a test that ran and passed (${results.length} tests)`);
for (const [area, all] of areas) {
  const proved = all.filter((id) => passed.has(id) && !failed.has(id));
  const missing = all.filter((id) => !proved.includes(id)).map((id) => id.replace(`${area}-`, ''));
  const list = missing.length === 0 ? '' : `  not proved: ${missing.join(' ')}`;
  console.log(
    `${area.padEnd(7)} ${String(proved.length).padStart(3)} of ${String(all.length).padEnd(3)}${list}`,
  );
}
const total = ids.filter((id) => passed.has(id) && !failed.has(id)).length;
console.log(`all     ${total} of ${ids.length}`);
const strangers = unknown.filter((id) => areas.has(id.split('-')[0] ?? ''));
if (strangers.length > 0) {
  console.error(`Tests name requirements that do not exist: ${strangers.join(', ')}`);
  process.exitCode = 1;
}
