import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { badgeLevel } from 'shared-ui';
import { badgeKind } from '../badges.ts';

export type Verdict = 'authentic' | 'notVerifiable' | 'revoked';
export type CheckId = 'signature' | 'content' | 'picture' | 'ledger' | 'revocation';

/** What anyone sees of a badge, as the server checked it at `checkedAt` (E121). */
export type PublicBadge = {
  id: string;
  title: string;
  kind: 'course' | 'exam';
  level: 0 | 1 | 2;
  category: string;
  courseId: number;
  code: string;
  holder: string;
  issuer: string;
  acquiredAt: string;
  competences: string[];
  verdict: Verdict;
  checks: { id: CheckId; passed: boolean }[];
  checkedAt: string;
  revokedAt: string | null;
  credentialUrl: string;
  proof: {
    suite: string;
    transactionId: string | null;
    ledgerUrl: string | null;
    round: number | null;
    notedAt: string | null;
    hash: string;
  };
};

type WirePublicBadge = AnswerOf<'/api/Badges/Public/{id}', 'get'>;

const publicBadgeFromWire = (wire: WirePublicBadge): PublicBadge => ({
  id: wire.id,
  title: wire.title,
  kind: badgeKind(wire.type),
  level: badgeLevel(wire.levelId),
  category: wire.categoryKey ?? wire.skills[0] ?? '',
  courseId: wire.courseId,
  code: wire.code,
  holder: wire.holderName,
  issuer: wire.enteRilasciante,
  acquiredAt: wire.acquisitionTime,
  competences: wire.skills,
  verdict: wire.verdict,
  checks: wire.checks,
  checkedAt: wire.checkedAt,
  revokedAt: wire.revokedAt,
  credentialUrl: wire.urlCredential,
  proof: {
    suite: wire.proof.cryptosuite,
    transactionId: wire.proof.idNotarizzazione,
    ledgerUrl: wire.proof.urlNotarizzazione,
    round: wire.proof.round,
    notedAt: wire.proof.notedAt,
    hash: wire.proof.hash,
  },
});

/** The public certification, verified again whenever the page is opened. */
export const publicBadgeQuery = (badgeId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Badges/Public/{id}', badgeId),
    queryFn: async ({ signal }) =>
      publicBadgeFromWire(
        await api.get('/api/Badges/Public/{id}', { path: { id: badgeId }, signal }),
      ),
    staleTime: 0,
  });

/** Shows or hides the public page of the caller's badge (E121). */
export const setVisibility = (badgeId: string, isPublic: boolean) =>
  api.put('/api/Badges/Visibility', { query: { id: badgeId, isPublic } });
