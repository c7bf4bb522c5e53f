import {
  cosignatureLine,
  decimal,
  fromBase64,
  isOfLog,
  parseCheckpoint,
  readNoteKey,
  verifyConsistency,
  type NoteSigner,
} from 'contracts/transparency-log';
import type { Memory } from './memory.ts';

export type Answer = { status: number; text: string; type?: string };

const MAX_HASHES = 63;

/**
 * A witness (C2SP tlog-witness): it cosigns a checkpoint of a log that it knows, if that goes on from the last
 * one that it has cosigned. One request at a time: what was checked is what is kept.
 */
export function createWitness(signer: NoteSigner, memory: Memory, now: () => Date) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    addCheckpoint(body: string): Promise<Answer> {
      const answer = last.then(() => answerTo(body));
      last = answer.catch(() => undefined);
      return answer;
    },
  };

  async function answerTo(body: string): Promise<Answer> {
    const asked = readRequest(body);
    if (asked === null) return { status: 400, text: 'not a request to add a checkpoint\n' };
    const { old, hashes, checkpoint, note } = asked;
    const seen = memory.of(checkpoint.origin);
    if (seen === undefined) return { status: 404, text: 'this log is not known here\n' };
    const key = await readNoteKey(seen.key);
    if (key === null || !(await isOfLog(checkpoint, key))) {
      return { status: 403, text: 'the log has not signed this\n' };
    }
    if (old > checkpoint.size) return { status: 400, text: 'the old size is the larger one\n' };
    const before = seen.note === null ? null : parseCheckpoint(seen.note);
    const conflict = { status: 409, text: `${before?.size ?? 0}\n`, type: 'text/x.tlog.size' };
    if (old !== (before?.size ?? 0)) return conflict;
    if (before !== null) {
      const isSame = old === checkpoint.size;
      if (!(await verifyConsistency({ first: before, second: checkpoint, hashes }))) {
        return isSame ? conflict : { status: 422, text: 'it does not go on from what was seen\n' };
      }
    } else if (hashes.length > 0) {
      return { status: 422, text: 'there is nothing to prove from size 0\n' };
    }
    const line = await cosignatureLine(signer, checkpoint.text, now());
    memory.keep(checkpoint.origin, { ...seen, note });
    return { status: 200, text: line };
  }
}

function readRequest(body: string) {
  const [head = '', ...rest] = body.split('\n\n');
  const note = rest.join('\n\n');
  const [oldLine = '', ...lines] = head.split('\n');
  const old = decimal(/^old (\S+)$/.exec(oldLine)?.[1] ?? '');
  const hashes = lines.map(fromBase64).filter((hash) => hash?.length === 32);
  const checkpoint = parseCheckpoint(note);
  const isWhole = hashes.length === lines.length && lines.length <= MAX_HASHES;
  if (old === null || checkpoint === null || !isWhole) return null;
  return { old, hashes: hashes.filter((hash) => hash !== null), checkpoint, note };
}
