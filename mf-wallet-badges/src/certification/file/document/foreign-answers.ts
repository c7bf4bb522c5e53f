import { objectOf, type JsonObject } from '../../verification/reading.ts';
import {
  fileUnchecked,
  type FileObstacle,
  type FileOutcome,
  type HostObstacle,
} from './file-checks.ts';

/** What an address of somebody else answered when the visitor let it be asked. */
export type HostAnswer =
  | { state: 'read'; bytes: Uint8Array }
  | { state: 'unread'; reason: HostObstacle };

/** By address, as `askableAddress` writes it. */
export type HostAnswers = ReadonlyMap<string, HostAnswer>;

/** A document of another host; without it, why the check that needs it is not made. */
export type Asked = { document: JsonObject } | { outcome: FileOutcome };

/** Reads what was answered, and notes what would have to be asked. It asks nobody itself. */
export type AnswersOfOthers = {
  /** Addresses without an answer so far. */
  wanted: ReadonlySet<string>;
  /**
   * @param address an address or a `did:web`
   * @param unasked the reason while nobody was asked
   */
  read: (address: unknown, unasked: FileObstacle) => HostAnswer | { outcome: FileOutcome };
  document: (address: unknown, unasked: FileObstacle) => Asked;
};

export function answersOfOthers(answers: HostAnswers): AnswersOfOthers {
  const wanted = new Set<string>();
  const read: AnswersOfOthers['read'] = (named, unasked) => {
    const address = askableAddress(named);
    if (address === null) return { outcome: fileUnchecked(unasked) };
    const answer = answers.get(address);
    if (answer !== undefined) return answer;
    wanted.add(address);
    return { outcome: fileUnchecked(unasked) };
  };
  return {
    wanted,
    read,
    document: (named, unasked) => {
      const answer = read(named, unasked);
      if ('outcome' in answer) return answer;
      if (answer.state === 'unread') return { outcome: fileUnchecked(answer.reason) };
      const document = objectOf(answer.bytes);
      return document === null ? { outcome: fileUnchecked('hostUnreadable') } : { document };
    },
  };
}

/** Names that lead into the visitor's own network, where a badge has no business. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/u;
const ADDRESS_OF_MACHINE = /^(?:[\d.]+|\[.*\])$/u;

/**
 * The address, without its fragment, that may be asked for what an identity or address leads to; null where
 * there is none: HTTPS and a public name only, no name and password.
 */
export function askableAddress(named: unknown): string | null {
  if (typeof named !== 'string') return null;
  const address = named.startsWith('did:') ? addressOfDid(named) : named;
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  const { protocol, hostname, username, password } = url;
  const isPublic =
    hostname.includes('.') && !LOCAL_NAMES.test(hostname) && !ADDRESS_OF_MACHINE.test(hostname);
  return protocol === 'https:' && isPublic && username === '' && password === '' ? url.href : null;
}

/** Where a `did:web` has its document: https://w3c-ccg.github.io/did-method-web/ */
function addressOfDid(did: string): string | null {
  const [, method, host = '', ...folders] = did.replace(/[#?].*$/u, '').split(':');
  const isWhole = /^[\w.-]+(?:%3[Aa]\d+)?$/u.test(host) && folders.every(isFolder);
  if (method !== 'web' || !isWhole) return null;
  const path = folders.length === 0 ? '.well-known' : folders.join('/');
  return `https://${host.replace(/%3a/iu, ':')}/${path}/did.json`;
}

const isFolder = (name: string) => /^[\w.%-]+$/u.test(name) && !/^\.+$/u.test(name);
