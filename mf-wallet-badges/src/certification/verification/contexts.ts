// As JSON they are read at once; as the scripts of their packages, which a test compares, they are compiled.
import credentials from './published-contexts/credentials-v2.json';
import openBadges from './published-contexts/open-badges-3.0.3.json';
import extensions from './published-contexts/open-badges-extensions.json';

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** The definitions that a verifier has with it. */
export type Contexts = {
  /** Whether a document means what these contexts say, and nothing that it defines itself. */
  areKnown: (contexts: unknown) => boolean;
  load: (url: string) => Promise<object>;
};

/** Every other address is refused: to check a badge asks no other server. */
export function contextsOf(bundled: ReadonlyMap<string, object | undefined>): Contexts {
  return {
    areKnown: (contexts) =>
      Array.isArray(contexts) &&
      contexts[0] === CREDENTIALS_CONTEXT &&
      new Set(contexts).size === contexts.length &&
      contexts.every((context: unknown) => typeof context === 'string' && bundled.has(context)),
    load: async (url) => {
      const document = bundled.get(url);
      if (document === undefined) throw new Error(`No context is loaded from ${url}`);
      return { contextUrl: null, documentUrl: url, document };
    },
  };
}

/** What this host signs with. */
export const ownBundle: readonly [string, object | undefined][] = [
  [CREDENTIALS_CONTEXT, credentials],
  ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json', openBadges],
  ['https://purl.imsglobal.org/spec/ob/v3p0/extensions.json', extensions],
];

export const ownContexts = contextsOf(new Map(ownBundle));

/** Contexts that a document of ours, or of anybody who adds none of their own, names: the first one, two or three. */
export const contextLists = ownBundle.map((_, index) => {
  const list = ownBundle.slice(0, index + 1);
  return { urls: list.map(([url]) => url), documents: list.map(([, document]) => document) };
});
