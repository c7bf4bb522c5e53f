import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import jsonld from 'jsonld';
import util from 'jsonld/lib/util.js';
import { canonize } from 'rdf-canonize';
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

/** The canonical statements (RDFC-1.0) of any document, by the libraries. */
export const libraryStatements = async (
  document: JsonObject,
  contexts: Contexts,
): Promise<string> =>
  canonize(await statementsOf(document, contexts), {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    createMessageDigest: sha256Digest,
  });

function sha256Digest() {
  let text = '';
  return {
    update: (more: string) => {
      text += more;
    },
    digest: async () => bytesToHex(sha256(new TextEncoder().encode(text))),
  };
}
