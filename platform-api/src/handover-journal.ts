import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** What a batch of mails left behind at the mail server, by recipient. */
export type HandOver = { handedOver: true } | { accepted: true } | { refused: number };

/**
 * The journal of one batch, a file that outlives the process. Each line is one write to the system, so a
 * process that is killed leaves every line that it has written: the mail server can only have a mail whose
 * line is here (docs/decisions/0035).
 */
export type HandOverJournal = {
  /** Just before the server may take the mail. */
  handOver(recipient: string): void;
  accepted(recipient: string): void;
  refused(recipient: string, replyCode: number): void;
  close(): void;
};

/** Clocks may be set while a machine runs; two starts of it are further apart. */
const SAME_START_SECONDS = 30;

const head = z.object({ host: z.string(), startedAt: z.number(), pid: z.number().int() });

const machine = () => ({ host: hostname(), startedAt: Date.now() / 1000 - uptime() });

const fileOf = (folder: string, claim: string) => join(folder, `${claim}.journal`);

/** Begins the journal of a batch, before the database knows of the claim. */
export function openJournal(folder: string, claim: string): HandOverJournal {
  mkdirSync(folder, { recursive: true });
  const path = fileOf(folder, claim);
  const file = openSync(path, 'ax');
  writeSync(file, `${JSON.stringify({ ...machine(), pid: process.pid })}\n`);
  return {
    handOver: (recipient) => void writeSync(file, `${recipient} >\n`),
    accepted: (recipient) => void writeSync(file, `${recipient} +\n`),
    refused: (recipient, replyCode) => void writeSync(file, `${recipient} ${replyCode}\n`),
    close: () => closeSync(file),
  };
}

export type ReadJournal = {
  /** False while the process that wrote it may still be running. */
  isAbandoned: boolean;
  /** False when the machine has been started anew since: lines may be missing then. */
  isWhole: boolean;
  of: Map<string, HandOver>;
};

/** The journal of another process; null when this machine has none. */
export function readJournal(folder: string, claim: string): ReadJournal | null {
  const path = fileOf(folder, claim);
  if (!existsSync(path)) return null;
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  const maker = parsedHead(first);
  if (maker === null) return { isAbandoned: true, isWhole: false, of: new Map() };
  const here = machine();
  const isOfThisMachine = maker.host === here.host;
  const isWhole =
    isOfThisMachine && Math.abs(maker.startedAt - here.startedAt) < SAME_START_SECONDS;
  return {
    isAbandoned: isOfThisMachine && (!isWhole || !isRunning(maker.pid)),
    isWhole,
    of: new Map(lines.flatMap((line) => entryOf(line) ?? [])),
  };
}

/** Once the database has the results. */
export const removeJournal = (folder: string, claim: string): void =>
  rmSync(fileOf(folder, claim), { force: true });

function parsedHead(line: string): z.infer<typeof head> | null {
  try {
    return head.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** The last line of a killed process is whole too: one write is one line. */
function entryOf(line: string): [[string, HandOver]] | null {
  const [recipient = '', sign = ''] = line.split(' ');
  if (sign === '') return null;
  if (sign === '>') return [[recipient, { handedOver: true }]];
  return [[recipient, sign === '+' ? { accepted: true } : { refused: Number(sign) }]];
}

/** Our own number is that of an earlier process: claims of this one are never read here. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
