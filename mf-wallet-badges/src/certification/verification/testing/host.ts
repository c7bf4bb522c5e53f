import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { gzipSync } from 'node:zlib';
import { badgeSvg } from 'shared-ui/picture';
import { fromBase64Url, joined, toBase64 } from '../bytes.ts';
import { plateCode } from './plate-code.ts';
import { textOf, type JsonObject, type Read, type Reading } from '../reading.ts';
import type { BadgeToVerify, ShownScore } from '../verification.ts';
import { answerOfLog, genuineLog, type FakeLog } from './fake-log.ts';
import { fakeMemory, type FakeMemory } from './fake-memory.ts';
import { keyOf, signed } from './sign.ts';

export const BADGE_ID = '4fe0ac52-1111-4000-8000-000000000000';
export const HOST = 'https://badges.example';
export const NOW = Date.parse('2026-11-23T10:00:00.000Z');
export const SALT = 'c2FsdC1vZi10aGlzLWJhZGdlLWluLWEtdGVzdC0wMDE';

/** How the issuer names itself, and which list says what was revoked. */
export type Form = { issuer: 'profile' | 'did'; status: 'list' | 'bitstring' };

export const forms: Form[] = [
  { issuer: 'profile', status: 'list' },
  { issuer: 'did', status: 'bitstring' },
];

export const issuerIdOf = (form: Form['issuer'], host = HOST) =>
  form === 'did'
    ? `did:web:${encodeURIComponent(new URL(host).host)}`
    : `${host}/api/Badges/Issuer`;

export type Facts = {
  form: Form;
  host: string;
  badgeId: string;
  kind: 'course' | 'exam';
  level: 0 | 1 | 2;
  title: string;
  holder: string;
  acquiredAt: string;
  courseId: number;
  competences: string[];
  alignments: { name: string; url: string }[];
  score: ShownScore | null;
  /** Added to the credential before it is signed. */
  more: JsonObject;
};

export const facts: Facts = {
  form: { issuer: 'profile', status: 'list' },
  host: HOST,
  badgeId: BADGE_ID,
  kind: 'course',
  level: 1,
  title: 'Scelta e uso dei dispositivi di protezione',
  holder: 'Marco Bianchi',
  acquiredAt: '2026-03-31T22:30:00.000Z',
  courseId: 7,
  competences: ['Sicurezza sul lavoro'],
  alignments: [
    {
      name: 'usare dispositivi di protezione',
      url: 'http://data.europa.eu/esco/skill/0a1f9a3c-6f0b-4f4e-9d53-1d5f8f1c2b3a',
    },
  ],
  score: {
    percent: 92,
    thresholdPercent: 70,
    areas: [
      { name: 'Norme', percent: 100 },
      { name: 'Dispositivi', percent: 84 },
    ],
  },
  more: {},
};

export const criteriaOf = ({ title }: Facts) =>
  `Tutte le lezioni del corso «${title}» completate nell'ordine previsto.`;

export const pictureOf = ({ badgeId, kind, level, courseId, title }: Facts) =>
  badgeSvg({ level, kind, category: 'sicurezza', seed: courseId, code: plateCode(badgeId) }, title);

export const digestOf = (text: string) =>
  `sha256-${toBase64(sha256(new TextEncoder().encode(text)))}`;

export const INDEX = 94_567;

const statusOf = ({ form, host }: Facts) =>
  form.status === 'list'
    ? { id: `${host}/api/Badges/Revocations`, type: '1EdTechRevocationList' }
    : {
        id: `${host}/api/Badges/StatusLists/1#${INDEX}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(INDEX),
        statusListCredential: `${host}/api/Badges/StatusLists/1`,
      };

const alignmentOf = ({ name, url }: Facts['alignments'][number]) => ({
  type: ['Alignment'],
  targetName: name,
  targetUrl: url,
  targetCode: url.split('/').at(-1),
  targetFramework: 'ESCO',
  targetType: 'ext:EscoSkill',
});

/** Under which names an exam measures: the whole, then its areas. */
const measureId = (index: number) => `urn:example:measure-${index}`;

const measuresOf = ({ thresholdPercent, areas }: ShownScore) =>
  [
    { name: 'Esame', requiredValue: String(thresholdPercent) },
    ...areas.map(({ name }) => ({ name })),
  ].map((measure, index) => ({
    id: measureId(index),
    type: ['ResultDescription'],
    ...measure,
    resultType: 'Percent',
    valueMin: '0',
    valueMax: '100',
  }));

const resultsOf = ({ percent, areas }: ShownScore) =>
  [percent, ...areas.map((area) => area.percent)].map((value, index) => ({
    type: ['Result'],
    resultDescription: measureId(index),
    value: String(value),
  }));

/** The credential of a badge as the server issues it, not yet signed. */
export function credentialOf(made: Facts): JsonObject {
  const { host, badgeId, title, kind, courseId } = made;
  const address = `${host}/api/Badges/Public/${badgeId}`;
  const image = { id: `${address}/picture`, type: 'Image', caption: title };
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id: `${address}/credential`,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: title,
    image,
    issuer: {
      id: issuerIdOf(made.form.issuer, host),
      type: ['Profile'],
      name: 'WorkerBadge',
      url: host,
      image: { id: `${host}/api/Badges/Issuer/Image`, type: 'Image', caption: 'WorkerBadge' },
    },
    validFrom: made.acquiredAt,
    awardedDate: made.acquiredAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      ...(made.score && { result: resultsOf(made.score) }),
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: made.holder,
          identityType: 'name',
        },
      ],
      achievement: {
        id: `${host}/public/catalogue/view/${courseId}#badge-${kind === 'exam' ? 1 : 0}`,
        type: ['Achievement'],
        achievementType: kind === 'exam' ? 'Certification' : 'Course',
        name: title,
        description: title,
        criteria: { narrative: criteriaOf(made) },
        image,
        inLanguage: 'it',
        ...(made.alignments.length > 0 && { alignment: made.alignments.map(alignmentOf) }),
        ...(made.score && { resultDescription: measuresOf(made.score) }),
        tag: [
          ...made.competences,
          kind === 'exam' ? 'Esame di certificazione' : 'Corso completato',
        ],
      },
    },
    relatedResource: [
      {
        id: `${address}/picture`,
        mediaType: 'image/svg+xml',
        digestSRI: digestOf(pictureOf(made)),
      },
    ],
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    credentialStatus: statusOf(made),
    ...made.more,
  };
}

/** The documents by which the issuer publishes its keys. */
export function keyDocument(id: string, keys: string[]): JsonObject {
  const methods = keys.map((key) => ({
    id: `${id}#${keyOf(key).multibase}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: keyOf(key).multibase,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}

/** A list of 131,072 badges in which these are revoked. */
export const encodedList = (revoked: number[], bytes = 131_072 / 8) => {
  const bits = new Uint8Array(bytes);
  for (const index of revoked) {
    const place = index >> 3;
    bits[place] = (bits[place] ?? 0) | (1 << (7 - (index % 8)));
  }
  return `u${gzipSync(bits).toString('base64url')}`;
};

export const statusListOf = (
  { form, host }: Pick<Facts, 'form' | 'host'>,
  revoked: number[] = [],
) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: `${host}/api/Badges/StatusLists/1`,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: issuerIdOf(form.issuer, host),
  validFrom: '2026-11-23T09:55:00Z',
  credentialSubject: {
    id: `${host}/api/Badges/StatusLists/1#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: encodedList(revoked),
  },
});

export const methodOf = (form: Form['issuer'], key = 'issuer', host = HOST) =>
  `${issuerIdOf(form, host)}#${keyOf(key).multibase}`;

export type Answer = { status: number; body: string | Uint8Array };

/** A host that answers as ours does, and a page that shows what it says. */
export type FakeHost = {
  facts: Facts;
  badge: BadgeToVerify;
  /** What stands here goes before what the log would say. */
  answers: Record<string, Answer | undefined>;
  log: FakeLog;
  /** What the browser of the visitor remembers. */
  memory: FakeMemory;
};

const json = (value: object): Answer => ({ status: 200, body: JSON.stringify(value) });

export const paths = {
  credential: `/api/Badges/Public/${BADGE_ID}/credential`,
  picture: `/api/Badges/Public/${BADGE_ID}/picture`,
  profile: '/api/Badges/Issuer',
  did: '/.well-known/did.json',
  revocations: '/api/Badges/Revocations',
  statusList: '/api/Badges/StatusLists/1',
  inclusion: `/api/Badges/Public/${BADGE_ID}/Inclusion`,
  logKeys: '/api/log/keys',
  anchors: '/api/log/anchors',
  checkpoint: '/api/log/checkpoint',
} as const;

export async function hostWith(changes: Partial<Facts> = {}): Promise<FakeHost> {
  const made = { ...facts, ...changes };
  const { form, host, badgeId } = made;
  const method = methodOf(form.issuer, 'issuer', host);
  const credential = JSON.stringify(await signed(credentialOf(made), { method }));
  const base = `/api/Badges/Public/${badgeId}`;
  const { validUntil } = made.more;
  return {
    facts: made,
    badge: {
      badgeId,
      shown: {
        title: made.title,
        kind: made.kind,
        level: made.level,
        competences: made.competences,
        courseId: made.courseId,
        code: plateCode(badgeId),
        holder: made.holder,
        issuer: 'WorkerBadge',
        acquiredAt: made.acquiredAt,
        validUntil: typeof validUntil === 'string' ? validUntil : null,
        criteria: criteriaOf(made),
        alignments: made.alignments,
        score: made.score,
        revokedAt: null,
        proof: { salt: SALT, hash: hashOf(credential), transactionId: 'TRANSACTION', round: 12 },
      },
    },
    answers: {
      [`${base}/credential`]: { status: 200, body: credential },
      [`${base}/picture`]: { status: 200, body: pictureOf(made) },
      [paths.profile]: json(keyDocument(issuerIdOf('profile', host), ['issuer'])),
      ...(form.issuer === 'did'
        ? { [paths.did]: json(keyDocument(issuerIdOf('did', host), ['issuer'])) }
        : {}),
      [paths.revocations]: json({
        id: `${host}${paths.revocations}`,
        issuer: issuerIdOf('profile', host),
        revokedCredential: [],
      }),
      [paths.statusList]: json(await signed(statusListOf(made), { method })),
    },
    log: genuineLog(),
    memory: fakeMemory(),
  };
}

/** The entry of the ledger for a credential, by the salt of the tests. */
export const hashOf = (credential: string | Uint8Array) => {
  const bytes = typeof credential === 'string' ? new TextEncoder().encode(credential) : credential;
  return bytesToHex(sha256(joined(fromBase64Url(SALT) ?? new Uint8Array(), bytes)));
};

/** Reads from the answers, then from the log; what has none is not there. */
export const readerOf =
  (host: FakeHost): Read =>
  async (path): Promise<Reading> => {
    const answer = host.answers[path] ?? (await ofLog(host, path));
    if (answer === undefined || answer.status === 404) {
      const code = answer === undefined ? undefined : codeOf(answer.body);
      return { state: 'unread', reason: 'missing', ...(code !== undefined && { code }) };
    }
    if (answer.status !== 200) return { state: 'unread', reason: 'unreachable' };
    return { state: 'read', bytes: bytesOf(answer.body) };
  };

const bytesOf = (body: Answer['body']) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

const codeOf = (body: Answer['body']) =>
  /^\{"code":"(\w+)"\}$/u.exec(typeof body === 'string' ? body : '')?.[1];

/** The log follows what the host has as the credential, as a careful forger would see to. */
async function ofLog({ answers, badge, log }: FakeHost, path: string): Promise<Answer | undefined> {
  const credential = answers[`/api/Badges/Public/${badge.badgeId}/credential`];
  const text = credential && (textOf(bytesOf(credential.body)) ?? '');
  const body = await answerOfLog(log, path, { badgeId: badge.badgeId, text: text ?? '' });
  return body === undefined ? undefined : { status: 200, body };
}
