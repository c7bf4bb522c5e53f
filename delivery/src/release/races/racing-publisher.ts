/**
 * An operator in its own process, for the tests of races and kills:
 * `node racing-publisher.ts <store> <operator> <builds.json>` publishes all builds at once and again and
 * again when told `forever`.
 */
import { readFileSync } from 'node:fs';
import { ReleaseStore } from '../release-store.ts';

const [dir = '', operator = '', list = '', mode = 'once'] = process.argv.slice(2);
const builds = JSON.parse(readFileSync(list, 'utf8')) as string[];
const store = new ReleaseStore(dir);
process.send?.('started');
const publishAll = () =>
  Promise.all(
    builds.map((build) => store.publish(build, { by: operator, reason: `publishes ${build}` })),
  );
await publishAll();
// Ended by a kill.
if (mode === 'forever') for (;;) await publishAll();
process.disconnect?.();
