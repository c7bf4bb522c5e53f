/** Whether what a build was compiled with holds for the server that is served. */
import { takes, type OperationShape, type Shape } from '../build/api-shapes.ts';

/**
 * What would break: an answer may gain fields, and not lose or retype one; a request may be asked for more only where
 * that can be left out.
 * @param compiled What the build knows of the operation.
 * @param served What the server has.
 * @returns a clause for each fault, `"data.title" of its answer is not a text any more`.
 */
export function shapeFaults(compiled: OperationShape, served: OperationShape): string[] {
  const found: string[] = [];
  for (const [type, shape] of Object.entries(compiled.answer)) {
    const now = served.answer[type];
    if (now === undefined) found.push(`its answer is not ${type} any more`);
    else
      found.push(
        ...answerFaults(shape, now).map(({ at, what }) => `${named(at, 'answer')} ${what}`),
      );
  }
  found.push(
    ...requestFaults(served.query, compiled.query).map(
      ({ at, what }) => `${named(at, 'query')} ${what}`,
    ),
  );
  for (const [type, shape] of Object.entries(compiled.body)) {
    const now = served.body[type];
    if (now === undefined) found.push(`it takes no body of ${type}`);
    else
      found.push(
        ...requestFaults(now, shape).map(({ at, what }) => `${named(at, 'body')} ${what}`),
      );
  }
  const mayGoWithout = !compiled.isBodyRequired || Object.keys(compiled.body).length === 0;
  if (served.isBodyRequired && mayGoWithout) found.push('it needs a body now');
  return found;
}

type Fault = { at: string; what: string };

const named = (at: string, part: string): string =>
  at === '' ? `its ${part}` : `"${at}" of its ${part}`;

/** Everything that can be sent to what is read: wider may be read, never narrower. */
const answerFaults = (read: Shape, sent: Shape): Fault[] => faults(read, sent, '', false);

const requestFaults = (read: Shape, sent: Shape): Fault[] => faults(read, sent, '', true);

/** @param isClosed Whether a field that the reader does not know is a fault: a server drops or refuses it. */
function faults(read: Shape, sent: Shape, at: string, isClosed: boolean): Fault[] {
  if (read.is === 'any') return [];
  if (sent.is === 'union') return sent.of.flatMap((part) => faults(read, part, at, isClosed));
  if (sent.is === 'values') {
    const strange = sent.values.filter((value) => !takes(read, value));
    return strange.map((value) => ({ at, what: `can be ${JSON.stringify(value)}` }));
  }
  if (read.is === 'union') {
    const alike = read.of.filter(({ is }) => is === sent.is);
    const all = alike.map((part) => faults(part, sent, at, isClosed));
    // Of several none fits: the nearest one says most.
    return (
      all.toSorted((one, other) => one.length - other.length)[0] ?? [{ at, what: otherKind(sent) }]
    );
  }
  if (read.is === 'list' && sent.is === 'list') {
    return faults(read.of, sent.of, `${at}[]`, isClosed);
  }
  if (read.is === 'object' && sent.is === 'object') return objectFaults(read, sent, at, isClosed);
  return read.is === sent.is ? [] : [{ at, what: otherKind(sent) }];
}

type ObjectShape = Extract<Shape, { is: 'object' }>;

function objectFaults(
  read: ObjectShape,
  sent: ObjectShape,
  at: string,
  isClosed: boolean,
): Fault[] {
  const below = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const found: Fault[] = [];
  for (const name of read.required) {
    if (sent.required.includes(name)) continue;
    const isSent = sent.fields[name] !== undefined;
    const lost = isSent ? 'can be left out' : 'is not there any more';
    const wanted = isSent ? 'must be given' : 'is wanted, and nobody gives it';
    found.push({ at: below(name), what: isClosed ? wanted : lost });
  }
  for (const [name, shape] of Object.entries(sent.fields)) {
    const reader = read.fields[name] ?? read.others;
    if (reader !== undefined) found.push(...faults(reader, shape, below(name), isClosed));
    else if (isClosed) found.push({ at: below(name), what: 'is not taken' });
  }
  if (sent.others !== undefined) {
    if (read.others !== undefined) {
      found.push(...faults(read.others, sent.others, below('*'), isClosed));
    } else if (isClosed) found.push({ at: below('*'), what: 'is not taken' });
  }
  return found;
}

const kinds: Record<Exclude<Shape['is'], 'union' | 'values'>, string> = {
  any: 'anything',
  string: 'a text',
  number: 'a number',
  list: 'a list',
  object: 'an object',
};

const otherKind = ({ is }: Exclude<Shape, { is: 'union' | 'values' }>): string =>
  `is ${kinds[is]} now`;
