import type { AnswerOf } from 'shared-auth';
import type { FakeHost } from './certification/verification/testing/host.ts';

type WireBadge = AnswerOf<'/api/Badges/GetBadgeDetail', 'get'>;
type WirePublicBadge = AnswerOf<'/api/Badges/Public/{id}', 'get'>;

/** Answers of the API for tests, under the names of the wire. */
export const wireBadge = (id: string, changes: Partial<WireBadge> = {}): WireBadge => ({
  id,
  title: 'Scelta e uso dei dispositivi di protezione',
  urlImage: `/api/Badges/Public/${id}/picture`,
  date: '2026-03-31T22:30:00.000Z',
  acquisitionTime: '2026-03-31T22:30:00.000Z',
  validUntil: null,
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
  isOwn: true,
  alignments: [],
  revokedAt: null,
  revocationReason: null,
  ...changes,
});

export const wirePage = (items: WireBadge[], totalItems = items.length) => ({
  items,
  totalItems,
  page: 1,
  pageSize: 12,
});

/** The row that a host answers with for the badge that its documents prove. */
export const wirePublicBadge = (
  { badge: { badgeId, shown } }: FakeHost,
  changes: Partial<WirePublicBadge> = {},
): WirePublicBadge => ({
  id: badgeId,
  title: shown.title,
  type: shown.kind === 'exam' ? 1 : 0,
  levelId: shown.level,
  categoryKey: 'sicurezza',
  courseId: shown.courseId,
  holderName: shown.holder,
  acquisitionTime: shown.acquiredAt,
  validUntil: shown.validUntil,
  enteRilasciante: shown.issuer,
  criteria: shown.criteria,
  skills: shown.competences,
  alignments: shown.alignments,
  score: shown.score,
  code: shown.code,
  urlImage: `/api/Badges/Public/${badgeId}/picture`,
  urlCredential: `/api/Badges/Public/${badgeId}/credential`,
  // What the server thinks of its own badge; the page must not care.
  verdict: 'authentic',
  checks: [],
  checkedAt: '2026-11-21T09:32:00.000Z',
  revokedAt: shown.revokedAt,
  courseTeachers: [
    { id: 3, name: 'Ing. Marta Bellandi' },
    { id: 5, name: 'P.i. Stefano Greco' },
  ],
  proof: {
    cryptosuite: 'eddsa-rdfc-2022',
    issuer: 'https://example.org/api/Badges/Issuer',
    idNotarizzazione: shown.proof.transactionId,
    urlNotarizzazione: null,
    round: shown.proof.round,
    notedAt: '2026-03-31T22:31:00.000Z',
    hash: shown.proof.hash,
    salt: shown.proof.salt,
  },
  ...changes,
});
