import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

type Export = { id: string; stato: string; righe: number; righeTotali: number };

export type ExportFigures = {
  format: string;
  rows: number;
  seconds: number;
  /** Of the server's resident memory, in MB: before, and the most while it ran. */
  before: number;
  most: number;
};

/** What of a table, by its number. */
export type Wish = { kind: number; path: string; query: string };

const POLL_MS = 50;
const PATIENCE_MS = 300_000;

/** The memory of a process as the kernel counts it, in MB. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks for a table as a file and waits for it, as a person does. */
export async function exportFigures(
  { base, token, pid }: { base: string; token: string; pid: number },
  format: string,
  { kind, path, query }: Wish,
): Promise<ExportFigures> {
  const ask = async (method: string, address: string): Promise<Export> => {
    const answer = await fetch(base + address, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status !== 200)
      throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Export }).data;
  };
  const before = residentOf(pid);
  const began = performance.now();
  let most = before;
  let state = await ask('POST', `${path}?formato=${format}&${query}`);
  while (state.stato !== 'ready') {
    if (state.stato === 'failed') throw new Error('The export has failed');
    if (performance.now() - began > PATIENCE_MS) throw new Error('The export does not end');
    await wait(POLL_MS);
    most = Math.max(most, residentOf(pid));
    state = await ask('GET', `List/OrdersExport?tipoTabella=${kind}`);
  }
  const seconds = (performance.now() - began) / 1000;
  return { format, rows: state.righe, seconds, before, most: Math.max(most, residentOf(pid)) };
}
