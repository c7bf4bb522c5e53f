import type { AnswerOf } from 'shared-auth';

type WireBadge = AnswerOf<'/api/Badges/GetBadgeDetail', 'get'>;
type WirePublicBadge = AnswerOf<'/api/Badges/Public/{id}', 'get'>;
type CheckId = WirePublicBadge['checks'][number]['id'];

/** Answers of the API for tests, under the names of the wire. */
export const wireBadge = (id: string, changes: Partial<WireBadge> = {}): WireBadge => ({
  id,
  title: 'Scelta e uso dei dispositivi di protezione',
  urlImage: `/api/Badges/Public/${id}/picture`,
  date: '2026-03-31T22:30:00.000Z',
  acquisitionTime: '2026-03-31T22:30:00.000Z',
  type: 0,
  holderName: 'Marco Bianchi',
  enteRilasciante: 'WorkerBadge',
  urlImmageEnteRilasciante: '/api/Badges/Issuer/Image',
  idNotarizzazione: 'TRANSACTION',
  urlNotarizzazione: null,
  urlAssetAlgorand: null,
  tag: ['Sicurezza sul lavoro'],
  teachers: ['Ilaria Monti'],
  relatedCourses: [{ id: 1, title: 'Scelta e uso dei dispositivi di protezione' }],
  relatedSkills: [{ id: 1, title: 'Sicurezza sul lavoro' }],
  criteria: '',
  skills: ['Sicurezza sul lavoro'],
  code: 'ABCDEF',
  levelId: 0,
  categoryKey: 'sicurezza',
  isPublic: true,
  ...changes,
});

export const wirePage = (items: WireBadge[], totalItems = items.length) => ({
  items,
  totalItems,
  page: 1,
  pageSize: 12,
});

const checkIds: CheckId[] = ['signature', 'content', 'picture', 'ledger', 'revocation'];

export const wirePublicBadge = (
  id: string,
  { failed = [], ...changes }: { failed?: CheckId[] } & Partial<WirePublicBadge> = {},
): WirePublicBadge => ({
  id,
  title: 'Scelta e uso dei dispositivi di protezione',
  type: 0,
  levelId: 0,
  categoryKey: 'sicurezza',
  courseId: 1,
  holderName: 'Marco Bianchi',
  acquisitionTime: '2026-03-31T22:30:00.000Z',
  enteRilasciante: 'WorkerBadge',
  criteria: '',
  skills: ['Sicurezza sul lavoro'],
  code: 'ABCDEF',
  urlImage: `/api/Badges/Public/${id}/picture`,
  urlCredential: `/api/Badges/Public/${id}/credential`,
  verdict: 'authentic',
  checks: checkIds.map((check) => ({ id: check, passed: !failed.includes(check) })),
  checkedAt: '2026-11-21T09:32:00.000Z',
  revokedAt: null,
  proof: {
    cryptosuite: 'eddsa-rdfc-2022',
    issuer: 'https://example.org/api/Badges/Issuer',
    idNotarizzazione: 'TRANSACTION',
    urlNotarizzazione: null,
    round: 12,
    notedAt: '2026-03-31T22:31:00.000Z',
    hash: 'ab'.repeat(32),
    salt: 'salt',
  },
  ...changes,
});
