import { roleNames } from 'contracts';
import { z } from 'zod';
import {
  companyRole,
  completableData,
  fiscalCodePattern,
  normalFiscalCode,
  personName,
  phoneNumber,
  postalCode,
  provinceCode,
  textLine,
} from '../accounts/index.ts';
import { loginKinds } from '../../ports/credential-kinds.ts';

export { givenRole } from '../accounts/index.ts';

export const roleName = z.enum(roleNames);

/** An opaque or signed token; the bounds keep foreign texts from being hashed and compared. */
export const tokenText = z.string().min(20).max(2000);

export const tokens = z
  .object({ token: z.string(), refreshToken: z.string() })
  .meta({ id: 'Tokens' });

/** SHELL-42, SHELL-43. Tokens are null until `Login/Complete`. */
const company = z.object({
  id: z.uuid(),
  name: z.string(),
  role: companyRole,
  sdi: z.string().nullable(),
});

export const authState = z
  .object({
    token: z.string().nullable(),
    refreshToken: z.string().nullable(),
    userId: z.uuid().nullable(),
    registry: z
      .object({
        name: z.string(),
        surname: z.string(),
        fiscalCode: z.string(),
        address: z.string(),
        birthDate: z.string().nullable(),
        birthPlace: z.string().nullable(),
      })
      .nullable(),
    contacts: z
      .object({
        email: z.string().nullable(),
        phone: z.string().nullable(),
        emailComunicazione: z.string().nullable(),
      })
      .nullable(),
    company: company.nullable(),
    represents: company
      .nullable()
      .describe('Not shown in the documents: the company for which the person may act.'),
    surveyCode: z.array(z.string()),
    permission: z.object({ role: roleName, claims: z.array(z.string()) }).nullable(),
    roles: z.array(roleName),
    isDocente: z.boolean(),
    isDeleted: z.boolean(),
    isPending: z.boolean(),
    isUserNotFound: z.boolean(),
  })
  .meta({ id: 'AuthState' });

export type AuthState = z.infer<typeof authState>;

/** What a login is for; two of the credential kinds of the documents (LOGIN-19). */
export const loginKind = z.enum(loginKinds);

/** Made by the browser: a UUID, or what older clients stored (LOGIN-04). */
export const requestId = z.string().regex(/^[\w-]{16,64}$/);

/** LOGIN-22. `municipality` is ours: the documents join it into the address. */
export const registration = z.object({
  requestId,
  name: personName,
  surname: personName,
  fiscalCode: textLine.refine(
    (code) => fiscalCodePattern.test(normalFiscalCode(code)),
    'fiscal code',
  ),
  birthPlace: textLine,
  birthDate: z.iso.date(),
  citizenship: textLine,
  codiceFiscaleTipo: z.enum(['AB', 'BO']).optional(),
  phone: phoneNumber,
  email: z.email().max(200),
  address: textLine.max(400),
  municipality: textLine.optional(),
  province: provinceCode,
  zipcode: postalCode,
});

/** The auth state with its tokens, and how many lines of the guest's cart were taken over (E93). */
export const openedSession = z
  .object({
    ...authState.shape,
    token: z.string(),
    refreshToken: z.string(),
    mergedItems: z.number().int(),
    missingData: z
      .array(z.enum(completableData))
      .describe('Not shown in the documents. What the login asks for before it is done.'),
  })
  .meta({ id: 'OpenedSession' });

export type OpenedSession = z.infer<typeof openedSession>;

/** One of the caller's sessions, with the details that distinguish it. */
export const ownSession = z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    device: z.object({
      kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
    address: z.string().nullable(),
    place: z.string().nullable(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    endsAt: z.string(),
  })
  .meta({ id: 'OwnSession' });
