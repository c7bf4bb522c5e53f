/**
 * All remotes of a page have one query cache: what two of them keep under one key must be the same, or a page reads
 * the shape of the other. The answer of the wire always is the same; each shapes it by `select`.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const isTest = /\.test\.tsx?$|\/testing[/.-]/u;

type Read = { place: string; team: string; endpoint: string; rest: string[]; keepsWire: boolean };

/** What stands between the bracket at `open` and the one that closes it. No text of ours holds a bracket alone. */
function within(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    if (')]}'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  throw new Error(`A bracket stays open: ${text.slice(open, open + 60)}`);
}

/** Cuts at the commas that stand in no bracket. */
function parts(list: string): string[] {
  const cut: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of list) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) {
      cut.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...cut, part.trim()].filter((one) => one !== '');
}

/** Whether the function does nothing but call the server: `({ signal }) => api.get(…)`. */
function isBareCall(queryFn: string): boolean {
  const call = /^\(\{ signal \}\) =>\s*api\.(?:get|post)\(/u.exec(queryFn);
  if (call === null) return false;
  const open = call[0].length - 1;
  return /^\s*[,}]/u.test(queryFn.slice(open + within(queryFn, open).length + 2));
}

/** The queries that a source declares. */
function readsIn(place: string, text: string): Read[] {
  const key = /queryKey: (\[\.\.\.)?endpointKey(?=\()/gu;
  return [...text.matchAll(key)].flatMap((found) => {
    const end = found.index + found[0].length;
    const [first = '', ...rest] = parts(within(text, end));
    if (found[1] !== undefined) {
      const whole = parts(within(text, text.indexOf('[', found.index)));
      rest.push(...whole.slice(1));
    }
    const after = text.slice(end + within(text, end).length + 2);
    // What is made stale has a key and no function.
    const queryFn = /^[^}]{0,200}?queryFn: /u.exec(after);
    if (queryFn === null) return [];
    const constant = new RegExp(`const ${first.replaceAll(/\W/gu, '.')} = ('[^']+')`, 'u');
    return {
      place,
      team: place.split('/')[0] ?? '',
      endpoint: constant.exec(text)?.[1] ?? first,
      rest,
      keepsWire: isBareCall(after.slice(queryFn[0].length)),
    };
  });
}

const isText = (part: string) => /^'[^']*'$/u.test(part);
const isObject = (part: string) => part.startsWith('{');
const namesOf = (object: string) =>
  parts(within(object, 0))
    .map((one) => one.replace(/:.*/su, ''))
    .toSorted()
    .join();

/** Whether two parts of keys may have the same value: another text, or an object of other names, never is. */
function mayBeAlike(one: string, other: string): boolean {
  if (isText(one) && isText(other)) return one === other;
  if (isObject(one) && isObject(other)) return namesOf(one) === namesOf(other);
  return !(isText(one) && isObject(other)) && !(isObject(one) && isText(other));
}

/** Pairs of two packages that may keep different shapes under one key. */
function clashes(reads: readonly Read[]): string[] {
  return reads.flatMap((one, at) =>
    reads
      .slice(at + 1)
      .filter(
        (other) =>
          other.team !== one.team &&
          other.endpoint === one.endpoint &&
          other.rest.length === one.rest.length &&
          one.rest.every((part, place) => mayBeAlike(part, other.rest[place] ?? '')) &&
          !(one.keepsWire && other.keepsWire),
      )
      .map((other) => `${one.endpoint}: ${one.place}, ${other.place}`),
  );
}

const reads = globSync('{shell,mf-*,shared-ui,shared-auth}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !isTest.test(file))
  .toSorted()
  .flatMap((file) => readsIn(file, readFileSync(join(root, file), 'utf8')));

test('no two packages keep different shapes under one key of the query cache', () => {
  assert.deepEqual(clashes(reads), []);
});

test('the queries of all packages were read', () => {
  assert.ok(reads.length > 80, `${reads.length} queries`);
  assert.equal(new Set(reads.map(({ team }) => team)).size, 6);
  // Both read the FAQ, which they once kept in two shapes.
  const faq = reads.filter(({ endpoint }) => endpoint === "'/api/FaqWB/Faq'");
  assert.deepEqual(
    faq.map(({ team, keepsWire }) => `${team} ${keepsWire}`),
    ['mf-backoffice true', 'mf-catalogue true'],
  );
});

const source = (key: string, queryFn: string) =>
  `export const query = queryOptions({\n  queryKey: ${key},\n  queryFn: ${queryFn},\n});`;
const wire = "({ signal }) => api.get('/api/A', { signal })";

for (const [what, mine, theirs, count] of [
  ['one shapes in the function', ["endpointKey('/api/A')", 'async () => []'], [], 1],
  ['one shapes behind the call', ["endpointKey('/api/A')", `${wire}.then(shaped)`], [], 1],
  ['both keep the wire', ["endpointKey('/api/A')", wire], [], 0],
  ['another text in the key', ["endpointKey('/api/A', 'own')", 'async () => []'], ["'x'"], 0],
  ['other names in the key', ["endpointKey('/api/A', { a })", 'async () => []'], ['{ b }'], 0],
  ['a text and an object', ["endpointKey('/api/A', { a })", 'async () => []'], ["'a'"], 0],
  ['an object and a text', ["endpointKey('/api/A', 'a')", 'async () => []'], ['{ a }'], 0],
  ['what only runs knows', ["endpointKey('/api/A', a)", 'async () => []'], ['{ a }'], 1],
  ['the same names in the key', ["endpointKey('/api/A', { a })", 'async () => []'], ['{ a }'], 1],
  [
    'names in another order',
    ["endpointKey('/api/A', { b, a })", 'async () => []'],
    ['{ a, b }'],
    1,
  ],
  ['a longer key', ["[...endpointKey('/api/A'), 'own']", 'async () => []'], [], 0],
  ['another endpoint', ["endpointKey('/api/B')", 'async () => []'], [], 0],
] as const) {
  test(`of two packages, ${what}: ${count} clash`, () => {
    const [key, queryFn] = mine;
    const other = `endpointKey(${["'/api/A'", ...theirs].join(', ')})`;
    const found = clashes([
      ...readsIn('mf-one/api.ts', source(key, queryFn)),
      ...readsIn('mf-two/api.ts', source(other, wire)),
    ]);
    assert.equal(found.length, count, found.join());
  });
}

test('an endpoint that stands in a constant is read', () => {
  const found = clashes([
    ...readsIn('mf-one/api.ts', `const A = '/api/A';\n${source('endpointKey(A)', 'shaped')}`),
    ...readsIn('mf-two/api.ts', source("endpointKey('/api/A')", wire)),
  ]);
  assert.deepEqual(found, ["'/api/A': mf-one/api.ts, mf-two/api.ts"]);
});
