import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, isApiError } from 'shared-auth';

export type CompanyRole = 'DELEGATE' | 'LEGAL_REPRESENTATIVE';

/** `GET Users/profile`, under clean names; empty texts and `null` both mean "not given". */
export type Profile = {
  name: string;
  surname: string;
  isAccredited: boolean;
  /** ISO instant. */
  accreditedAt: string | null;
  email: string;
  phone: string;
  communicationEmail: string | null;
  fiscalCode: string;
  /** BO: born abroad (1§5). */
  fiscalCodeType: 'AB' | 'BO';
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  birthPlace: string;
  citizenship: string;
  address: string;
  documentType: string | null;
  documentNumber: string | null;
  learnerCode: string | null;
  /** ISO instant. */
  registeredAt: string | null;
  company: { name: string; role: CompanyRole; vatNumber: string; sdi: string } | null;
};

export const profileQuery = queryOptions({
  queryKey: endpointKey('/api/Users/profile'),
  queryFn: async ({ signal }): Promise<Profile> => {
    const wire = await api.get('/api/Users/profile', { signal });
    const company = wire.hasAmletId ? wire.company : null;
    return {
      name: wire.name,
      surname: wire.surname,
      isAccredited: wire.blockchainAccredited,
      accreditedAt: wire.accreditationDate,
      email: wire.email,
      phone: wire.phoneNumber,
      communicationEmail: wire.emailComunicazione,
      fiscalCode: wire.fiscalCode,
      fiscalCodeType: wire.codiceFiscaleTipo,
      birthDate: wire.birthDate,
      birthPlace: wire.birthPlace,
      citizenship: wire.citizenship,
      address: wire.address,
      documentType: wire.documentType,
      documentNumber: wire.documentNumber,
      learnerCode: wire.ulicCode,
      registeredAt: wire.registrationDate,
      company:
        company === null
          ? null
          : {
              name: company.denominazioneAzienda,
              role: company.ruoloAziendale,
              vatNumber: company.pIva,
              sdi: company.sdi ?? '',
            },
    };
  },
});

/** The survey that measures how complete a profile is (1§7). */
const profileSurvey = 'user';

/** 0 to 100; null where it is not measured, which hides the bar (PROF-04, E83). */
export const completionQuery = (lang: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Survey/Percentage', { lang }),
    queryFn: async ({ signal }): Promise<number | null> => {
      try {
        const query = { lang, code: profileSurvey };
        const { percentage } = await api.get('/api/Survey/Percentage', { query, signal });
        // An older server answers null for a person without a measure.
        return typeof percentage === 'number' ? Math.min(100, Math.max(0, percentage)) : null;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Empty: to the address of the identity again (API-50). */
export const saveCommunicationEmail = (emailComunicazione: string): Promise<unknown> =>
  api.post('/api/Users/UpdateEmailComunicazione', { body: { emailComunicazione } });

/** API-49. */
export const saveSdi = (sdi: string): Promise<unknown> =>
  api.post('/api/Users/UpdateUserSdi', { query: { SDI: sdi } });

/** Courses bought, under way, completed (PROF-02). */
export const courseTotalsQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/GetTotalCoursesUser'),
  queryFn: ({ signal }) => api.get('/api/Courses/GetTotalCoursesUser', { signal }),
});
