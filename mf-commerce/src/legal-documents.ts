import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { saveFile } from 'shared-ui';

/** Legal texts in the language of the request. */
const textEndpoints = {
  privacy: '/api/Documents/Privacy',
  terms: '/api/Order/GetTerms',
  cookies: '/api/Documents/Cookies',
} as const;

export type LegalDocumentName = keyof typeof textEndpoints;

export const legalDocumentQuery = (name: LegalDocumentName, locale: string) =>
  queryOptions({
    queryKey: endpointKey(textEndpoints[name], locale),
    queryFn: ({ signal }) => api.get(textEndpoints[name], { signal }),
    staleTime: Infinity,
  });

const fileEndpoints = {
  privacy: '/api/Documents/Privacy',
  terms: '/api/Documents/Terms',
  cookies: '/api/Documents/Cookies',
} as const;

/** Saves a legal document as the file of that name (API-92). */
export async function saveLegalFile(name: LegalDocumentName, fileName: string): Promise<void> {
  saveFile(fileName, await api.blob(fileEndpoints[name], { query: { fileName } }));
}
