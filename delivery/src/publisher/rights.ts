/** Who may do what to which remote: a document of the installation, and the rule that reads it. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isSafeAddress } from './safe-address.ts';

/**
 * `publish` brings new code to everybody, with `canary` to some; `carry` the same of what another installation judged,
 * and takes out what this one has; `preview` stores code for those who open a link, and
 * makes such links. Who may publish may do both too. `judge` asks the gate and changes nothing. A roll
 * back to a version that is named, or in spite of what speaks against it, chooses what is served: it wants
 * `promote` too.
 */
export const operations = [
  'publish',
  'carry',
  'preview',
  'judge',
  'canary',
  'promote',
  'rollback',
  'halt',
] as const;

export type Operation = (typeof operations)[number];

/** The name of a remote, or of the shell: part of addresses and folders. */
export const remoteKey = /^(mf-[a-z0-9]+(-[a-z0-9]+)*|shell)$/u;

/** In place of names: every remote there is or will be; never the shell. */
const everyRemote = 'mf-*';

const claim = z.union([z.string().min(1), z.number(), z.boolean()]);

const issuer = z.strictObject({
  issuer: z.url(),
  /** Tokens for another peer of the same issuer are none for us. */
  audience: z.string().min(1),
  /** Where its public keys are. */
  jwks: z.string().refine(isSafeAddress, 'an address with https, or of this machine'),
  /** A token that is older is refused, however long it says that it holds. */
  maxAgeMinutes: z.number().positive().max(60).default(10),
});

const rule = z.strictObject({
  /** Claims mean something only together with who says them. */
  issuer: z.string(),
  /** All must be so; of a claim that is a list, one of it. */
  claims: z
    .record(z.string().min(1), claim)
    .refine((claims) => Object.keys(claims).length > 0, 'a rule without claims would be for all'),
  remotes: z
    .array(z.string().refine((name) => name === everyRemote || remoteKey.test(name), 'a remote'))
    .min(1),
  operations: z.array(z.enum(operations)).min(1),
});

export const rightsSchema = z
  .strictObject({ issuers: z.array(issuer).min(1), rules: z.array(rule) })
  .refine(
    ({ issuers }) => new Set(issuers.map((one) => one.issuer)).size === issuers.length,
    'each issuer once',
  )
  .refine(
    ({ issuers, rules }) =>
      rules.every((one) => issuers.some((known) => known.issuer === one.issuer)),
    'every rule names an issuer of the list',
  );

export type Rights = z.infer<typeof rightsSchema>;
export type Issuer = Rights['issuers'][number];

/** Of a token whose signature holds. */
export type ProvedClaims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

/** @throws Error when the file is not there, or not such a document. */
export async function readRights(file: string): Promise<Rights> {
  const { success, data, error } = rightsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!success) throw new Error(`${file} is no document of rights: ${z.prettifyError(error)}`);
  return data;
}

/** Whether somebody of whom this is proved may do this to that remote. What no rule gives is not allowed. */
export function allowed(
  rights: Rights,
  claims: ProvedClaims,
  operation: Operation,
  key: string,
): boolean {
  return rulesFor(rights, claims).some(
    (one) =>
      gives(one, operation) &&
      one.remotes.some((name) => name === key || (name === everyRemote && key.startsWith('mf-'))),
  );
}

/** A preview reaches fewer people than a publication. */
const gives = ({ operations: given }: Rights['rules'][number], operation: Operation): boolean =>
  given.includes(operation) ||
  ((operation === 'preview' || operation === 'carry') && given.includes('publish'));

/** Whoever may do anything may read what is served and what was done. */
export const mayRead = (rights: Rights, claims: ProvedClaims): boolean =>
  rulesFor(rights, claims).length > 0;

const rulesFor = (rights: Rights, claims: ProvedClaims) =>
  rights.rules.filter(
    (one) =>
      one.issuer === claims.iss &&
      Object.entries(one.claims).every(([name, value]) => says(claims, name, value)),
  );

function says(claims: ProvedClaims, name: string, value: unknown): boolean {
  if (!Object.hasOwn(claims, name)) return false;
  // An address that nobody verified is one that its owner only claims.
  if (name === 'email' && claims['email_verified'] !== true) return false;
  const said = claims[name];
  return Array.isArray(said) ? said.includes(value) : said === value;
}
