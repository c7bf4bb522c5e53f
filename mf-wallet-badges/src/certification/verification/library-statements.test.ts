import './testing/node-timers.ts';
import jsonld from 'jsonld';
import util from 'jsonld/lib/util.js';
import foreign from '../file/testing/stock-badges.json';
import { wideContexts } from '../file/document/wide-contexts.ts';
import { statementsOf } from './library-statements.ts';
import stock from './testing/stock-signed.json';

const ours = util.clone;

/** The library as it comes, in a module registry of its own. */
function untouched(): { toRDF: typeof jsonld.toRDF; copies: () => number } {
  let found: { toRDF: typeof jsonld.toRDF; copies: () => number } | undefined;
  jest.isolateModules(() => {
    const parts = jest.requireActual<typeof util>('jsonld/lib/util.js');
    const { clone } = parts;
    let copies = 0;
    parts.clone = (value) => {
      if (value instanceof Map) copies += 1;
      return clone(value);
    };
    const { toRDF } = jest.requireActual<typeof jsonld>('jsonld');
    found = { toRDF, copies: () => copies };
  });
  if (found === undefined) throw new Error('not loaded');
  return found;
}

const documents: [string, unknown][] = [
  ['one of this host', stock],
  ...Object.entries(foreign).filter(([, given]) => typeof given === 'object'),
];

test.each(documents)('%s says the same as with the library untouched', async (_, given) => {
  const { proof: _proof, ...document } = given as Record<string, unknown>;
  const whole = untouched();
  const options = {
    base: null,
    safe: true,
    rdfDirection: 'i18n-datatype',
    produceGeneralizedRdf: false,
    documentLoader: wideContexts.load,
  } as const;
  const expected = await whole.toRDF(document, options);
  const found = await statementsOf(document, wideContexts);
  expect(found).toEqual(expected);
  // Else what we put in its place is put in vain.
  expect(whole.copies()).toBeGreaterThan(10);
});

test('a copied table of terms is another table with the same terms', () => {
  const term = { '@id': 'https://example.org/a' };
  const table = new Map([['a', term]]);
  const copy = ours(table) as typeof table;
  copy.set('b', term);
  expect([...table.keys()]).toEqual(['a']);
  expect(copy.get('a')).toBe(term);
  // Anything else is copied as ever.
  expect(ours(term)).toEqual(term);
  expect(ours(term)).not.toBe(term);
});
