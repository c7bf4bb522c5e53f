/** For the test that kills it: anchors a head, as its job does. */
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../open-platform.ts';
import { anchorLog } from './anchors.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { appendCredential, someCredential } from './testing-log.ts';

const platform = await openPlatform(readConfig(process.env));
await appendCredential(platform.database, someCredential().text);
await makeCheckpoint(platform);
await anchorLog(platform);
console.log('anchored');
