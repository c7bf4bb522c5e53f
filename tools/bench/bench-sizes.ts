/** `pnpm bench`, `pnpm bench sizes`: what each page costs over the wire, and what makes it cost that. */
import path from 'node:path';
import {
  budget,
  buildPackages,
  causes,
  isShared,
  muiCosts,
  pageWeights,
} from '../../delivery/src/build/index.ts';
import type { BuildSummary, Cause } from '../../delivery/src/build/index.ts';
import { openStore } from '../../delivery/src/release/index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const store = await openStore(process.env, path.join(root, '.data/releases'));

const summaries = await buildPackages({ root, store }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const weights = await pageWeights(summaries, store);
const shell = summaries.find(({ key }) => key === 'shell');
const shellCauses = shell ? await causes(shell, weights.shell.files, store) : [];
const sharedBytes = sum(shellCauses.filter(isShared));

console.log('JavaScript over the wire, brotli\n');
row('shell', weights.shell.bytes - sharedBytes);
row('shared', sharedBytes);
row('remote (homepage)', weights.homepage.bytes - weights.shell.bytes);
row('homepage', weights.homepage.bytes, budget.homepageBytes);
console.log('\nLater pages: what each adds to a shell that is there');
for (const { remote, page, bytes } of weights.pages) {
  row(`${remote} ${path.basename(page)}`, bytes, budget.laterRouteBytes);
}
console.log('\nWorkers');
for (const { remote, worker, bytes } of weights.workers) {
  row(`${remote} ${path.basename(worker)}`, bytes, budget.workerBytes);
}
printCauses('Largest causes in shell and shared', shellCauses, 24);
for (const summary of summaries) await printRemote(summary);

async function printRemote(summary: BuildSummary): Promise<void> {
  const imports = summary.key === 'shell' ? [] : await muiCosts(summary, store);
  if (imports.length > 0) printCauses(`Of MUI, ${summary.key} imports itself`, imports, 24);
  const heaviest = weights.pages.find(({ remote }) => remote === summary.key);
  if (!heaviest) return;
  const found = await causes(summary, heaviest.files, store);
  printCauses(`Largest causes in ${summary.key} ${path.basename(heaviest.page)}`, found, 10);
}

function printCauses(title: string, found: Cause[], count: number): void {
  console.log(`\n${title}`);
  for (const { name, bytes } of found.slice(0, count)) row(name, bytes);
}

function row(name: string, bytes: number, limit?: number): void {
  const of = limit === undefined ? '' : ` of ${kB(limit)}${bytes > limit ? '  OVER' : ''}`;
  console.log(`  ${name.padEnd(44)} ${kB(bytes).padStart(9)}${of}`);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function sum(found: Cause[]): number {
  return found.reduce((total, { bytes }) => total + bytes, 0);
}
