import { parseRole, roleNames } from 'contracts';
import { z } from 'zod';
import { accreditationState } from './accreditation/schemas.ts';
import { MAIL_KINDS, REFUSABLE_MAILS } from './mail-kinds.ts';

/** A role by its exact name or by its code (E13). */
export const givenRole = z
  .string()
  .max(40)
  .transform((given, context) => {
    const found = parseRole(given);
    if (found !== null) return found;
    context.addIssue({ code: 'custom', message: 'not a role' });
    return z.NEVER;
  });

/** Body of `SaveUser`: names or codes, the whole list (E142). */
export const roleList = z.array(z.preprocess(String, givenRole)).max(roleNames.length);

/** PROF-11: empty and null both mean "the address of my identity again". */
export const communicationEmail = z.object({
  emailComunicazione: z
    .union([z.email().max(200), z.literal('')])
    .nullish()
    .transform((email) => email || null),
});

/** Optional country prefix and ten digits (E36). */
const phonePattern = /^(?:(?:\+|00)?\d{1,3})?\d{10}$/;

export const textLine = z.string().trim().min(1).max(200);

/** Two of them, small and as they are, beside the longest addresses fit a row of the search's index, in every script. */
export const personName = textLine.max(100);

export const phoneNumber = textLine.refine(
  (phone) => phonePattern.test(phone.replaceAll(/[\s./-]/g, '')),
  'phone',
);

export const provinceCode = z.string().trim().length(2);

export const postalCode = z.string().trim().length(5);

/** What a login found missing (LOGIN-13); what is not given stays missing. */
export const givenData = z.object({
  email: z.email().max(200).optional(),
  phone: phoneNumber.optional(),
  address: z
    .object({
      street: textLine,
      municipality: textLine,
      province: provinceCode.toUpperCase(),
      zipcode: postalCode,
    })
    .optional(),
});

/** Of the session, after it. */
export const completedData = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
});

/** SHELL-74, E127. */
export const sdi = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{7}$/);

/** PROF-15; `kind` and `isRefusable` are not shown in the documents. */
export const notificationPreference = z
  .object({
    title: z.string(),
    status: z.boolean(),
    description: z.string(),
    kind: z.enum(MAIL_KINDS),
    isRefusable: z.boolean().describe('Whether the caller may change the status.'),
  })
  .meta({ id: 'NotificationPreference' });

export const refusableMail = z.enum(REFUSABLE_MAILS);

export const notificationChange = z.object({ status: z.boolean() });

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
    /** True for a company identity (PROF-10). */
    hasAmletId: z.boolean(),
    company: z
      .object({
        id: z.uuid(),
        denominazioneAzienda: z.string(),
        pIva: z.string(),
        sdi: z.string().nullable(),
        ruoloAziendale: companyRole,
      })
      .nullable(),
    /** The company credential (PROF-19, E169). */
    statoEventoAmlet: accreditationState,
    pIva: z.string().nullable(),
    mailAziendale: z.string().nullable(),
  })
  .meta({ id: 'UserProfile' });
