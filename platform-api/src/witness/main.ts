/**
 * `pnpm witness --log <url> --key <file>`: cosigns the log of credentials as long as nothing of it is rewritten.
 * It keeps what it has seen beside its key; whoever runs it must keep both.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { noteKeyText, readNoteKey } from 'contracts/transparency-log';
import { z } from 'zod';
import { startRefusal, StartRefusal } from '../start-refusal.ts';
import { fileMemory, type Memory } from './memory.ts';
import { createWitness } from './witness.ts';
import { openWitnessKey } from './witness-key.ts';

const MAX_BODY = 65_536;
const usage =
  'Usage: pnpm witness --log <address of a log> --key <file> [--name <name>] [--log-key <key>] [--seen <file>] [--host 127.0.0.1] [--port 8095]';

try {
  const { values } = parseArgs({
    options: {
      log: { type: 'string', multiple: true, default: [] },
      'log-key': { type: 'string', multiple: true, default: [] },
      key: { type: 'string' },
      name: { type: 'string' },
      seen: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8095' },
    },
  });
  if (values.key === undefined) throw new StartRefusal(usage);
  const signer = await openWitnessKey(values.key, values.name);
  const memory = fileMemory(values.seen ?? `${values.key}.seen.json`);
  for (const address of values.log) await learn(memory, await keyOf(address));
  for (const key of values['log-key']) await learn(memory, key);
  const witness = createWitness(signer, memory, () => new Date());

  const server = createServer(async (request, response) => {
    const isAdding = request.method === 'POST' && request.url === '/add-checkpoint';
    const body = isAdding ? await textOf(request) : '';
    const { status, text, type } =
      body === null
        ? { status: 413, text: 'too long\n', type: undefined }
        : isAdding
          ? await witness.addCheckpoint(body)
          : { status: 404, text: `${noteKeyText(signer.key)}\n`, type: undefined };
    if (isAdding && status !== 200) console.log(`refused with ${status}: ${text.trimEnd()}`);
    response.writeHead(status, { 'content-type': type ?? 'text/plain; charset=utf-8' }).end(text);
  });
  server.listen(Number(values.port), values.host, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`${noteKeyText(signer.key)}@http://${values.host}:${port}`);
  });
} catch (error) {
  console.error(startRefusal(error) ?? error);
  process.exitCode = 1;
}

/** The key that a log itself says: believed the first time, and never another one after that. */
async function keyOf(address: string): Promise<string> {
  const response = await fetch(`${address.replace(/\/$/, '')}/keys`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  const answer = z
    .object({ data: z.object({ key: z.string() }) })
    .safeParse(await response?.json());
  if (!answer.success) throw new StartRefusal(`${address} is not a log that answers.`);
  return answer.data.data.key;
}

async function learn(memory: Memory, text: string): Promise<void> {
  const key = await readNoteKey(text);
  if (key?.kind !== 'log') throw new StartRefusal(`${text} is not the key of a log.`);
  const seen = memory.of(key.name);
  if (seen === undefined) memory.keep(key.name, { key: text, note: null });
  else if (seen.key !== text) {
    throw new StartRefusal(
      `The log ${key.name} has another key than the one that was seen first: ${seen.key}. Ask its operator why, and everybody else.`,
    );
  }
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
