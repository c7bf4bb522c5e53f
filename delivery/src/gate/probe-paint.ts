import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from 'contracts';
import { soundPaint } from '../edge/paint/sound-paint.ts';
import { PaintThread } from '../edge/paint/paint-thread.ts';
import { paintFile } from '../webpack/paint/paint-file.ts';

/** What the edge would read of it into its memory. */
export const MAX_PAINT_BYTES = 1_500_000;

/** The machine of a gate may be busy; a render that is too slow for the edge is still a render. */
const limits = { workMs: 10_000, waitMs: 60_000 };

/**
 * Draws every page that a release says it paints, as the edge will while the API does not answer.
 * @param shellDir the release of the shell that is served; one without a paint draws nothing.
 * @returns what is wrong, in sentences; none when there is no fault.
 */
export async function probePaint(
  dir: string,
  declared: RemoteManifest,
  shellDir: string,
): Promise<string[]> {
  const painted = declared.routes.filter(({ meta }) => meta?.firstPaint !== undefined);
  if (painted.length === 0) return [];
  const source = await sourceIn(dir);
  if (source === null) {
    const paths = painted.map((route) => route.path).join(', ');
    return [`${paths} declares firstPaint, and there is no src/paint.tsx that draws it.`];
  }
  const bytes = Buffer.byteLength(source);
  if (bytes > MAX_PAINT_BYTES) {
    return [
      `${paintFile} has ${bytes} bytes, over ${MAX_PAINT_BYTES}: import less into src/paint.tsx.`,
    ];
  }
  const shell = await sourceIn(shellDir);
  if (shell === null) return [];
  const thread = new PaintThread();
  try {
    await thread.run({ kind: 'shell', source: shell }, limits);
    await thread.run({ kind: 'remote', name: declared.name, source }, limits);
    const faults: string[] = [];
    for (const { path: route, match } of painted) {
      const fault = await faultAt(thread, declared, match === 'exact' ? route : `${route}1`);
      if (fault !== null) faults.push(fault);
    }
    return faults;
  } catch (error) {
    return [`${paintFile} does not run: ${(error as Error).message}.`];
  } finally {
    await thread.close();
  }
}

async function faultAt(
  thread: PaintThread,
  declared: RemoteManifest,
  address: string,
): Promise<string | null> {
  for (const language of ['it', 'en'] as const) {
    const request = {
      url: `http://gate.invalid${address}`,
      language,
      remotes: [declared],
      answers: [],
    };
    const job = { remote: declared.name, request };
    try {
      const calls = await thread.run({ kind: 'calls', ...job }, limits);
      if (calls === null)
        return `${address} declares firstPaint, and src/paint.tsx has no page for it.`;
      soundPaint(await thread.run({ kind: 'paint', ...job }, limits));
    } catch (error) {
      return `${address} is not painted in "${language}": ${(error as Error).message}.`;
    }
  }
  return null;
}

const sourceIn = (dir: string): Promise<string | null> =>
  readFile(path.join(dir, paintFile), 'utf8').catch(() => null);
