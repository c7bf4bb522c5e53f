import type { CopySession } from '../database/copy-session.ts';
import { StartRefusal } from '../start-refusal.ts';
import { firstLine, lastLine } from './dump.ts';

const NEWLINE = 10;
const BATCH_BYTES = 65_536;

/**
 * Runs a dump in the session's transaction, on an empty database.
 * @param parts the dump, not gzipped
 */
export async function loadDump(session: CopySession, parts: AsyncIterable<Uint8Array>) {
  const lines = linesOf(parts);
  let script: string[] = [];
  const run = async () => {
    const text = script.join('\n');
    script = [];
    if (text.trim() !== '') await session.script(text);
  };
  let read = await lines.next();
  if (read.done === true || read.value.toString() !== firstLine) throw new StartRefusal(notADump);
  let last = '';
  for (; read.done !== true; read = await lines.next()) {
    const line = read.value.toString();
    const target = /^COPY (.+) FROM stdin;$/.exec(line)?.[1];
    if (target === undefined) {
      script.push(line);
      if (line !== '') last = line;
      continue;
    }
    await run();
    await session.copyIn(target, rowsOf(lines));
  }
  if (last !== lastLine) throw new StartRefusal(notADump);
  await run();
}

const notADump = 'The dump of the database is not whole; nothing was changed.';

/** The values of one column of one table, as they are written in the dump; only for columns without escapes. */
export async function columnOf(
  parts: AsyncIterable<Uint8Array>,
  table: string,
  column: string,
): Promise<string[]> {
  const lines = linesOf(parts);
  const values: string[] = [];
  for (let read = await lines.next(); read.done !== true; read = await lines.next()) {
    const [, name, columns] = /^COPY (\S+) \((.+)\) FROM stdin;$/.exec(read.value.toString()) ?? [];
    if (name === undefined) continue;
    const at = columns?.split(', ').indexOf(column) ?? -1;
    for await (const row of rowsOf(lines)) {
      if (name !== table) continue;
      for (const line of row.toString().split('\n').slice(0, -1)) {
        values.push(line.split('\t')[at] ?? '');
      }
    }
  }
  return values;
}

/** Rows up to the mark that ends them, several at a time. */
async function* rowsOf(lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let batch: Buffer[] = [];
  let bytes = 0;
  for (let read = await lines.next(); ; read = await lines.next()) {
    if (read.done === true) throw new StartRefusal(notADump);
    const line = read.value;
    if (line.length === 2 && line.toString() === '\\.') break;
    batch.push(line, Buffer.from('\n'));
    bytes += line.length + 1;
    if (bytes < BATCH_BYTES) continue;
    yield Buffer.concat(batch);
    batch = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(batch);
}

async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const part of parts) {
    const text = Buffer.concat([rest, part]);
    let from = 0;
    for (let to = text.indexOf(NEWLINE); to >= 0; to = text.indexOf(NEWLINE, from)) {
      yield text.subarray(from, to);
      from = to + 1;
    }
    rest = text.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
