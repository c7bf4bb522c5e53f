import path from 'node:path';
import { compareCauses } from './compare-causes.ts';
import type { CauseBytes, Script } from './compare-causes.ts';
import { mappedScripts } from './mapped-scripts.ts';

/** What a browser fetched: bytes of each script with its headers, by path (`/_shell/…/x.js`). */
export type FirstVisits = Record<'federated' | 'single', Record<string, number>>;

/**
 * The causes of the difference between both visits, largest first: the bytes of either add up to what came over
 * the network.
 */
export async function costOfFederation(root: string, visits: FirstVisits): Promise<CauseBytes[]> {
  const scripts = {
    federated: await scriptsOf(root, visits.federated, folderOf),
    single: await scriptsOf(root, visits.single, () => 'single'),
  };
  const causes = compareCauses(scripts.federated, scripts.single);
  const unexplained = (side: 'federated' | 'single') =>
    sum(Object.values(visits[side])) - sum(causes.map((cause) => cause[side]));
  return [
    ...causes,
    // And the few bytes by which a build with maps names its variables otherwise.
    {
      name: 'headers of answers',
      federated: unexplained('federated'),
      single: unexplained('single'),
    },
  ].toSorted((one, other) => difference(other) - difference(one));
}

export const difference = ({ federated, single }: CauseBytes): number => federated - single;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** `/_remotes/mf-x/…` and `/_shell/…`. */
function folderOf(file: string): string {
  const [, top = '', key = ''] = file.split('/');
  return top === '_remotes' ? key : 'shell';
}

async function scriptsOf(
  root: string,
  visited: Record<string, number>,
  keyOf: (file: string) => string,
): Promise<Script[]> {
  const scripts: Script[] = [];
  for (const [key, files] of Map.groupBy(Object.keys(visited), keyOf)) {
    const names = files.map((file) => path.basename(file));
    scripts.push(...(await mappedScripts(root, key, names)));
  }
  return scripts;
}
