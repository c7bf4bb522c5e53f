import { parseRole, type CompanyRoleName, type RoleName } from 'contracts';

export type Registry = {
  name: string;
  surname: string;
  fiscalCode: string;
  address: string;
};

export type Contacts = {
  email: string;
  phone: string;
  emailComunicazione: string;
};

export type Company = {
  id: string;
  name: string;
  role: CompanyRoleName;
  sdi: string;
};

/** What stands in local storage under `rtk:auth`, field by field as the documents name it (SHELL-42, SHELL-43). */
export type StoredAuth = {
  token: string;
  refreshToken: string;
  userId: string;
  registry: Registry;
  contacts: Contacts;
  company: Company | null;
  /** Not in the documents: the company for which the person may act, also while they act in their own name. */
  represents: Company | null;
  surveyCode: string[];
  permission: { role: RoleName; claims: string[] };
  roles: RoleName[];
  isDocente: boolean;
  isDeleted: boolean;
  isPending: boolean;
  isUserNotFound: boolean;
};

export type Person = { userId: string } & Registry & Contacts;

/** The session as everyone but `shared-auth` sees it: no token in it. */
export type Session = {
  status: 'anonymous' | 'authenticated';
  person: Person | null;
  /** The active role. */
  role: RoleName | null;
  roles: readonly RoleName[];
  claims: readonly string[];
  isDocente: boolean;
  /** For which the person acts now. */
  company: Company | null;
  /** For which the person may act. */
  represents: Company | null;
  surveyCodes: readonly string[];
};

export const anonymous: Session = {
  status: 'anonymous',
  person: null,
  role: null,
  roles: [],
  claims: [],
  isDocente: false,
  company: null,
  represents: null,
  surveyCodes: [],
};

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((item): item is string => typeof item === 'string');

function companyOf(value: unknown): Company | null {
  const fields = fieldsOf(value);
  // Stored under our names, sent under those of the documents (PROF-10).
  const name = textOf(fields['name']) || textOf(fields['denominazioneAzienda']);
  if (name === '') return null;
  const role = fields['role'] ?? fields['ruoloAziendale'];
  return {
    id: textOf(fields['id']),
    name,
    role: role === 'DELEGATE' ? 'DELEGATE' : 'LEGAL_REPRESENTATIVE',
    sdi: textOf(fields['sdi']),
  };
}

/**
 * Reads an auth state, from storage or from the wire. What is not an auth state with both tokens,
 * a person and a known role is `null`: logged out, never a crash (E28).
 */
export function parseAuth(value: unknown): StoredAuth | null {
  const fields = fieldsOf(value);
  const permission = fieldsOf(fields['permission']);
  const registry = fieldsOf(fields['registry']);
  const contacts = fieldsOf(fields['contacts']);
  const token = textOf(fields['token']);
  const refreshToken = textOf(fields['refreshToken']);
  const userId = textOf(fields['userId']) || textOf(registry['userId']);
  const role = parseRole(permission['role']);
  if (token === '' || refreshToken === '' || userId === '' || role === null) return null;
  const roles = (Array.isArray(fields['roles']) ? fields['roles'] : [])
    .map(parseRole)
    .filter((name) => name !== null);
  return {
    token,
    refreshToken,
    userId,
    registry: {
      name: textOf(registry['name']),
      surname: textOf(registry['surname']),
      fiscalCode: textOf(registry['fiscalCode']),
      address: textOf(registry['address']),
    },
    contacts: {
      email: textOf(contacts['email']),
      phone: textOf(contacts['phone']) || textOf(contacts['phoneNumber']),
      emailComunicazione: textOf(contacts['emailComunicazione']),
    },
    company: companyOf(fields['company']),
    // A session that was stored before it was known has the company alone.
    represents: companyOf(fields['represents'] ?? fields['company']),
    surveyCode: textsOf(fields['surveyCode']),
    permission: { role, claims: textsOf(permission['claims']) },
    roles: roles.includes(role) ? roles : [role, ...roles],
    isDocente: fields['isDocente'] === true,
    isDeleted: fields['isDeleted'] === true,
    isPending: fields['isPending'] === true,
    isUserNotFound: fields['isUserNotFound'] === true,
  };
}

/** Drops the tokens. */
export function sessionOf(auth: StoredAuth | null): Session {
  if (auth === null) return anonymous;
  return {
    status: 'authenticated',
    person: { userId: auth.userId, ...auth.registry, ...auth.contacts },
    role: auth.permission.role,
    roles: auth.roles,
    claims: auth.permission.claims,
    isDocente: auth.isDocente,
    company: auth.company,
    represents: auth.represents,
    surveyCodes: auth.surveyCode,
  };
}
