import jsonld from 'jsonld';
import util from 'jsonld/lib/util.js';
import type { Contexts } from './contexts.ts';
import type { JsonObject } from './reading.ts';

const { clone } = util;

/**
 * For every object of a document `jsonld` copies all that the contexts define, each of some 300 terms with all its
 * parts: half of its work. The parts of a term are never written to once it is defined, so a copy of the table is
 * enough.
 */
util.clone = (value) => (value instanceof Map ? new Map<unknown, unknown>(value) : clone(value));

/** The statements of a document (RDF), in safe mode: a term that no context knows is refused, not dropped. */
export const statementsOf = (document: JsonObject, contexts: Contexts): Promise<object> =>
  jsonld.toRDF(document, {
    base: null,
    safe: true,
    rdfDirection: 'i18n-datatype',
    produceGeneralizedRdf: false,
    documentLoader: contexts.load,
  });
