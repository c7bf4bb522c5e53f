import type { CheckId, Failure, Obstacle } from '../checks.ts';
import { isObject, type JsonObject } from '../reading.ts';
import { hashOf, paths, type FakeHost, type Form } from './host.ts';

/** Something false in one place, and the check that must name it. */
export type Forgery = {
  name: string;
  form?: Form;
  forge: (host: FakeHost) => void | Promise<void>;
  check: CheckId;
  reason: Failure | Obstacle;
  /** In a failed comparison of what is shown: what differs. */
  fields?: string[];
};

export const bodyOf = (host: FakeHost, path: string): JsonObject => {
  const body = host.answers[path]?.body;
  const value: unknown = JSON.parse(typeof body === 'string' ? body : '');
  if (!isObject(value)) throw new Error(`${path} is no object`);
  return value;
};

/** Answers with another document; the published fingerprint follows it, as a careful forger would see to. */
export const answerWith = (host: FakeHost, path: string, value: string | Uint8Array | object) => {
  const body =
    typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value);
  host.answers[path] = { status: 200, body };
  if (path === paths.credential) host.badge.shown.proof.hash = hashOf(body);
};

export type Expected = Pick<Forgery, 'check' | 'reason'>;

export const badSignature: Expected = { check: 'signature', reason: 'badSignature' };
export const unknownTerms: Expected = { check: 'signature', reason: 'unknownTerms' };

export type Step = string | number;

/** Every value of a document that is not itself made of others, by its place. */
export function leavesOf(value: unknown, place: Step[] = []): Step[][] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => leavesOf(item, [...place, index]));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...place, key]))
    : [place];
}

function parentOf(root: unknown, place: Step[]): { parent: JsonObject | unknown[]; last: Step } {
  let parent = root;
  for (const step of place.slice(0, -1)) {
    parent = Array.isArray(parent) ? parent[Number(step)] : isObject(parent) ? parent[step] : null;
  }
  const last = place.at(-1);
  if (last === undefined || (!Array.isArray(parent) && !isObject(parent))) {
    throw new Error(`${place.join('.')} is not there`);
  }
  return { parent, last };
}

export function put(root: JsonObject, place: Step[], change: (value: unknown) => unknown): void {
  const { parent, last } = parentOf(root, place);
  if (Array.isArray(parent)) parent[Number(last)] = change(parent[Number(last)]);
  else parent[last] = change(parent[last]);
}

export function remove(root: JsonObject, place: Step[]): void {
  const { parent, last } = parentOf(root, place);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
}

export const without = (document: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== key));
