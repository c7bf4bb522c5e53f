import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { isWaiting } from './accreditation-state.ts';

/** The company credential of the person (PROF-19). */
export type Accreditation = {
  state: number;
  vatNumber: string | null;
  companyEmail: string | null;
  /** Name of the company that the person acts for. */
  company: string | null;
};

const REFRESH_MS = 4000;

/** Read anew whenever the person comes back, and while the provider is at work. */
export const accreditationQuery = queryOptions({
  queryKey: endpointKey('/api/Users/profile', 'accreditation'),
  queryFn: async ({ signal }): Promise<Accreditation> => {
    const wire = await api.get('/api/Users/profile', { signal });
    return {
      state: wire.statoEventoAmlet,
      vatNumber: wire.pIva,
      companyEmail: wire.mailAziendale,
      company: wire.company?.denominazioneAzienda ?? null,
    };
  },
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && isWaiting(data.state) ? REFRESH_MS : false,
});

/** Whether a credential can be asked for here (`GET config`). */
export const canRequestQuery = queryOptions({
  queryKey: endpointKey('/api/config', 'companyCredential'),
  queryFn: async ({ signal }) => (await api.get('/api/config', { signal })).companyCredential,
  staleTime: Infinity,
});

/** Whether the provider has verified who is behind an address, and its name of them (API-48). */
export const amletUserQuery = (mail: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Users/GetAmletUser', mail),
    queryFn: ({ signal }) => api.get('/api/Users/GetAmletUser', { query: { mail }, signal }),
  });

/** The address of the provider's page (API-47). */
export const requestCredential = (body: { pIva: string; companyMail: string }): Promise<string> =>
  api.post('/api/Users/AddUserPersonaGiuridica', { body });
