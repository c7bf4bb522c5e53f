/** `pnpm bench races`: rounds of 50 publications by two operators, and publishers that are killed. */
import { temporaryDir } from '../built-releases.ts';
import { killPublisher, raceTwoOperators } from './operator-races.ts';
import { ReleaseStore } from '../release-store.ts';
import { storeFaults } from '../store-faults.ts';

const raceRounds = 5;
const killRounds = 100;
let lost = 0;
let faults = 0;
const times: number[] = [];

for (let round = 0; round < raceRounds; round += 1) {
  const dir = temporaryDir();
  times.push((await raceTwoOperators(dir)).ms);
  const store = new ReleaseStore(dir);
  lost += 50 - (await store.log.history()).length;
  faults += (await storeFaults(store)).length;
}
const [slowest, fastest] = [Math.max(...times), Math.min(...times)];
console.log(
  `${raceRounds} × 50 publications by two operators at once: ${lost} lost, ${faults} faults, ${fastest} to ${slowest} ms for 50`,
);

const dir = temporaryDir();
let killed = 0;
for (let round = 0; round < killRounds; round += 1) {
  const found = await killPublisher(dir, round);
  killed += found.length;
  for (const fault of found) console.log(`  round ${round}: ${fault}`);
}
const operations = (await new ReleaseStore(dir).log.history()).length;
console.log(`${killRounds} publishers killed, ${operations} operations done: ${killed} faults`);
process.exitCode = lost + faults + killed > 0 ? 1 : 0;
