/**
 * `pnpm bench uploads`: 100 MB interrupted 20 times, 1,000 blocks at the same moment, 10,000 fuzzed names.
 * Prints the figures and fails when one is over its limit.
 */
import { interruptedUpload } from './interrupted-upload.ts';
import { parallelBlocks } from './parallel-blocks.ts';
import { uploadServer } from './upload-server.ts';
import { fuzzedUploads } from '../../platform-api/src/testing/uploads/fuzzed-uploads.ts';

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

let failures = 0;
function row(what: string, value: string, isGood: boolean): void {
  if (!isGood) failures += 1;
  console.log(`  ${what.padEnd(52)} ${value}${isGood ? '' : '  OVER'}`);
}

const server = await uploadServer();
try {
  const { idle, before, most, accepted, seconds } = await parallelBlocks(server, 1000);
  console.log('1,000 blocks at the same moment, 64 bodies admitted');
  row('accepted', `${accepted} of 1000 in ${seconds.toFixed(1)} s`, accepted === 1000);
  row('memory of the server: started, in use', `${mb(idle)}, ${mb(before)}`, true);
  row('growth in use, at most 100 MB', mb(most - before), most - before <= 100e6);
  row('growth since the start', mb(most - idle), true);

  const began = performance.now();
  const upload = await interruptedUpload(server, { bytes: 100_000_000, times: 20 });
  const again = upload.interruptions.map(({ sentAgain }) => sentAgain);
  const byServer = upload.interruptions.filter(({ of }) => of === 'server').length;
  console.log('\n100 MB interrupted 20 times');
  row('kill -9 of the server, closed tabs', `${byServer}, ${20 - byServer}`, again.length === 20);
  row('blocks of the file, sent', `${upload.blocks}, ${upload.sent}`, true);
  row('sent again per interruption, at most 4', `${Math.max(...again)}`, Math.max(...again) <= 4);
  row(
    'SHA-256 equal',
    upload.checksums.received,
    upload.checksums.received === upload.checksums.sent,
  );
  row('seconds', ((performance.now() - began) / 1000).toFixed(0), true);
} finally {
  await server.stop();
}

const fuzzed = await fuzzedUploads(10_000);
console.log('\n10,000 fuzzed names');
row('answered with 5xx', `${fuzzed.failures}`, fuzzed.failures === 0);
row('stored, refused', `${fuzzed.stored}, ${fuzzed.refused}`, fuzzed.stored > 1000);
row('paths outside the store', `${fuzzed.outside.length}`, fuzzed.outside.length === 0);
process.exitCode = failures === 0 ? 0 : 1;
