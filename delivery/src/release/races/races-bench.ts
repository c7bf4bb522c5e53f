/** `pnpm bench races`: rounds of 50 publications by two operators, and publishers that are killed. */
import { temporaryDir } from '../built-releases.ts';
import { killPublisher, raceTwoOperators } from './operator-races.ts';
import { ReleaseStore } from '../release-store.ts';
import { storeFaults } from '../store-faults.ts';

const RACE_ROUNDS = 5;
const KILL_ROUNDS = 100;
let lost = 0;
let faults = 0;
const times: number[] = [];

for (let round = 0; round < RACE_ROUNDS; round += 1) {
  const dir = temporaryDir();
  times.push((await raceTwoOperators(dir)).ms);
  const store = new ReleaseStore(dir);
  lost += 50 - (await store.log.history()).length;
  faults += (await storeFaults(store)).length;
}
const [slowest, fastest] = [Math.max(...times), Math.min(...times)];
console.log(
  `${RACE_ROUNDS} × 50 publications by two operators at once: ${lost} lost, ${faults} faults, ${fastest} to ${slowest} ms for 50`,
);

const dir = temporaryDir();
let killed = 0;
for (let round = 0; round < KILL_ROUNDS; round += 1) {
  const found = await killPublisher(dir, round);
  killed += found.length;
  for (const fault of found) console.log(`  round ${round}: ${fault}`);
}
const operations = (await new ReleaseStore(dir).log.history()).length;
console.log(`${KILL_ROUNDS} publishers killed, ${operations} operations done: ${killed} faults`);
process.exitCode = lost + faults + killed > 0 ? 1 : 0;
