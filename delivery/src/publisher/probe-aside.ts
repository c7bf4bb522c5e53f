/** The code of a candidate, in a process that can read neither the signing key nor what else the publisher knows. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Probe, Probed } from '../gate/candidate.ts';
import { scriptBeside } from '../webpack/surroundings.ts';

/** Two languages for each painted page, on a busy machine. */
const TIME_OUT_MS = 120_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const texts = z.object({
  byId: z.record(z.string(), z.string()),
  failure: z.string().exactOptional(),
});
const probedSchema: z.ZodType<Probed> = z.object({
  app: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('app'),
      routes: z.array(z.string()),
      widgets: z.array(z.string()),
      texts: z.object({ it: texts, en: texts }),
    }),
    z.object({ kind: z.literal('failure'), reason: z.string() }),
  ]),
  paintFaults: z.array(z.string()),
});

const here = path.resolve(import.meta.dirname, '../..');
/** Sources and packages; what lies beside them, such as a store or a key, is not read. */
const readable = [
  path.resolve(import.meta.dirname, '..'),
  ...['node_modules', 'package.json'].map((name) => path.join(here, name)),
  ...['contracts', 'shared-ui', 'server-process', 'node_modules', 'package.json'].map((name) =>
    path.join(here, '..', name),
  ),
];

/** @throws Error for a key that candidates could read. */
export function requireOutOfReach(file: string): void {
  const reached = readable.find((name) =>
    realPath(file).startsWith(`${realPath(name)}${path.sep}`),
  );
  if (reached === undefined) return;
  throw new Error(
    `${file} is in ${reached}, which the code of candidates may read: put it elsewhere.`,
  );
}

/**
 * A context of Node's is no wall: code that means harm leaves it, and has then what its process has. This one has
 * no environment, reads the candidate, the shell and our sources, and writes nothing.
 */
export const probeAside: Probe = async (request) => {
  const allowed = [...readable, request.dir, request.shellDir].map(
    (name) => `--allow-fs-read=${realPath(name)}`,
  );
  const child = spawn(
    process.execPath,
    [
      '--permission',
      // The paint has a thread, with the same permissions.
      '--allow-worker',
      ...allowed,
      '--max-old-space-size=512',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      scriptBeside(import.meta, 'probe-process'),
    ],
    { env: {}, cwd: here, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_OUT_MS);
  try {
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify({ ...request, dir: realPath(request.dir) }));
    return await answerOf(child);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
};

async function answerOf(child: ReturnType<typeof spawn>): Promise<Probed> {
  let [answer, said] = ['', ''];
  child.stdout?.on('data', (part: Buffer) => {
    answer += part.toString();
    if (answer.length > MAX_ANSWER_BYTES) child.kill('SIGKILL');
  });
  child.stderr?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-1000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  try {
    return probedSchema.parse(JSON.parse(answer));
  } catch {
    const reason = `its code ended the process that runs it (${code ?? 'killed'}) ${said}`.trim();
    return { app: { kind: 'failure', reason }, paintFaults: [] };
  }
}

const realPath = (name: string): string => {
  try {
    return realpathSync(name);
  } catch {
    return name;
  }
};
