/**
 * For the test that kills it: stores leaves, says each that is committed, begins one that never is, and signs
 * between them.
 */
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../open-platform.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { appendCredential, someCredential } from './testing-log.ts';

const platform = await openPlatform(readConfig(process.env));
for (let i = 0; ; i += 1) {
  const { text } = someCredential();
  await appendCredential(platform.database, text);
  console.log(text);
  if (i % 40 === 39) await makeCheckpoint(platform);
  if (i === 299) {
    await platform.database.transaction(async () => {
      await appendCredential(platform.database, someCredential().text);
      console.log('open');
      await new Promise(() => setInterval(() => undefined, 60_000));
    });
  }
}
