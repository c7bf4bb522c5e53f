/** `pnpm build [package …]`: compiles what has changed, publishes it locally, checks the budgets. */
import path from 'node:path';
import {
  brokenShares,
  buildPackages,
  muiCosts,
  overBudget,
  pageWeights,
} from '../delivery/src/build/index.ts';
import type { BuildProgress } from '../delivery/src/build/index.ts';
import { openStore } from '../delivery/src/release/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const only = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const started = Date.now();
// The parent process has ended: nobody waits for this build.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
const said = new Map<string, string>();

try {
  const store = await openStore(process.env, path.join(root, '.data/releases'));
  const summaries = await buildPackages({
    root,
    store,
    progress,
    ...(only.length > 0 ? { only } : {}),
  });
  for (const summary of summaries.filter(({ key }) => key !== 'shell')) {
    for (const { name, bytes } of await muiCosts(summary, store)) {
      console.log(`  ${summary.key} imports ${name} itself: ${kB(bytes)}`);
    }
  }
  // A partial build does not give the homepage's weight.
  if (only.length === 0) {
    const broken = brokenShares(summaries);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    const weights = await pageWeights(summaries, store);
    const heavy = overBudget(weights);
    console.log(
      `Homepage ${kB(weights.homepage.bytes)}, of which shell and shared ${kB(weights.shell.bytes)}`,
    );
    for (const { remote, worker, bytes } of weights.workers) {
      console.log(`Worker ${worker} of ${remote}: ${kB(bytes)}`);
    }
    if (heavy.length > 0)
      throw new Error(`Over budget (pnpm bench shows the causes):\n${heavy.join('\n')}`);
  }
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function progress({ key, state, seconds }: BuildProgress): void {
  if (said.get(key) === state) return;
  said.set(key, state);
  const detail = seconds === undefined ? '' : ` in ${seconds.toFixed(1)} s`;
  console.log(`  ${key.padEnd(18)} ${state}${detail}`);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
