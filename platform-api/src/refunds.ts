/** `pnpm refunds list|retry [id …]|paid-by-hand <id> --note …`: refunds that the provider refused for good. */
import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from './clock.ts';
import { openExistingDatabase, sentenceOf } from './database/open-existing.ts';
import { refundCommand } from './domains/operations/index.ts';

try {
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { note: { type: 'string' } },
  });
  const database = await openExistingDatabase(process.env);
  try {
    const note = typeof values.note === 'string' ? values.note.trim().slice(0, 500) : '';
    const operator = `${userInfo().username}@${hostname()}`;
    console.log(await refundCommand({ database, clock: systemClock }, { words, note, operator }));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
