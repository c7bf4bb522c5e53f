import { z } from 'zod';

export const companyRole = z.enum(['DELEGATE', 'LEGAL_REPRESENTATIVE']);

export const profile = z
  .object({
    userId: z.uuid(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    birthDate: z.iso.date(),
    birthPlace: z.string(),
    citizenship: z.string(),
    address: z.string(),
    fiscalCode: z.string(),
    codiceFiscaleTipo: z.enum(['AB', 'BO']),
    documentType: z.string().nullable(),
    documentNumber: z.string().nullable(),
    ulicCode: z.string(),
    blockchainAccredited: z.boolean(),
    accreditationDate: z.string().nullable(),
    registrationDate: z.string(),
    emailComunicazione: z.string().nullable(),
    isDocente: z.boolean(),
    company: z
      .object({
        id: z.uuid(),
        denominazioneAzienda: z.string(),
        pIva: z.string(),
        sdi: z.string().nullable(),
        ruoloAziendale: companyRole,
      })
      .nullable(),
  })
  .meta({ id: 'UserProfile' });
