import { useEffect, useRef, useState } from 'react';
import { askHost } from './ask-host.ts';
import type { HostObstacle } from './document/file-checks.ts';
import { fileVerifier, type BadgeFile } from './document/file-verifier.ts';
import type { HostAnswer } from './document/foreign-answers.ts';
import { MAX_FILE_BYTES, type Unread } from './document/unread.ts';
import type { ReadBadge } from './document/verify-file.ts';

/** Null before the first badge; `checking` while one is verified. */
export type FileState =
  | ReadBadge
  | { state: 'unread'; reason: Unread | HostObstacle }
  /** Its host is asked only when the visitor agrees. */
  | { state: 'agreeing'; host: string }
  | 'checking'
  | null;

/** One badge, from what was given to the last answer. */
type Subject = {
  /** Null: of its address, which was not asked yet. */
  bytes: Uint8Array | null;
  address: string | null;
  answers: Map<string, HostAnswer>;
  /** Whom the visitor lets us ask about this badge. */
  hosts: Set<string>;
};

/** A badge leads to its issuer, a list and the issuer of that; one that leads on and on is left. */
const MAX_ADDRESSES = 12;

export const hostIn = (address: string) => new URL(address).host;

/** What this browser finds in the last badge that it was given; of an earlier one nothing is left. */
export function useFileVerification() {
  const [state, setState] = useState<FileState>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const subject = useRef<Subject | null>(null);
  useEffect(() => void fileVerifier.start(), []);

  const begin = (given: Partial<Subject>, first: FileState): Subject => {
    const begun = {
      bytes: null,
      address: null,
      answers: new Map(),
      hosts: new Set<string>(),
      ...given,
    };
    subject.current = begun;
    setAsking(null);
    setState(first);
    return begun;
  };
  /** Shows what was found, unless another badge was given meanwhile. */
  const end = (of: Subject, found: FileState) => {
    if (of !== subject.current) return;
    setAsking(null);
    setState(found);
  };

  return {
    state,
    /** The host that is being asked while a result stands. */
    asking,
    refuse: (reason: Unread) => void begin({}, { state: 'unread', reason }),
    verify: async (file: Blob) => {
      const begun = begin({}, 'checking');
      const bytes = await bytesOf(file);
      if (typeof bytes === 'string') return end(begun, { state: 'unread', reason: bytes });
      begun.bytes = bytes;
      end(begun, await found(begun));
    },
    verifyAt: (address: string) =>
      void begin({ address }, { state: 'agreeing', host: hostIn(address) }),
    /** The visitor agrees that a host is asked about this badge. */
    agree: async (host: string) => {
      const { current } = subject;
      if (current === null) return;
      current.hosts.add(host);
      setAsking(host);
      if (current.bytes === null) setState('checking');
      end(current, await found(current));
    },
  };
}

async function bytesOf(file: Blob): Promise<Uint8Array | Unread> {
  // It would fill the memory before it is refused.
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // A file that was moved or removed meanwhile.
    return 'unknownFormat';
  }
}

/** Verifies, asks those hosts whom the visitor agreed to, and verifies again, until nothing more is wanted of them. */
async function found(subject: Subject): Promise<FileState> {
  const { address, answers, hosts } = subject;
  if (subject.bytes === null) {
    if (address === null) return null;
    const answer = await askHost(address);
    if (answer.state === 'unread') return answer;
    answers.set(address, answer);
    subject.bytes = answer.bytes;
  }
  for (;;) {
    const verification = await verified({ bytes: subject.bytes, answers });
    if (verification.state === 'unread') return verification;
    const allowed = verification.wanted.filter((wanted) => hosts.has(hostIn(wanted)));
    const next = allowed.slice(0, MAX_ADDRESSES - answers.size);
    if (next.length === 0) {
      return allowed.length === 0 ? verification : { ...verification, wanted: [] };
    }
    await Promise.all(next.map(async (wanted) => answers.set(wanted, await askHost(wanted))));
  }
}

const verified = async (file: BadgeFile) =>
  (await fileVerifier.ask(file)) ?? ({ state: 'unread', reason: 'noVerifier' } as const);
