/** Runs the code of a candidate and says what was found; started by `probe-aside.ts`, which holds the clock. */
import { text } from 'node:stream/consumers';
import { probeHere } from '../gate/candidate.ts';
import type { ProbeRequest } from '../gate/candidate.ts';

const request = JSON.parse(await text(process.stdin)) as ProbeRequest;
process.stdout.write(JSON.stringify(await probeHere(request)), () => process.exit());
