import { api } from 'shared-auth';
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

type WirePublicBadge = {
  id: string;
  title: string;
  type: number;
  levelId: number;
  categoryKey: string | null;
  courseId: number;
  holderName: string;
  acquisitionTime: string;
  enteRilasciante: string;
  skills: string[];
  code: string;
  urlCredential: string;
  verdict: Verdict;
  checks: { id: CheckId; passed: boolean }[];
  checkedAt: string;
  revokedAt: string | null;
  proof: {
    cryptosuite: string;
    idNotarizzazione: string | null;
    urlNotarizzazione: string | null;
    round: number | null;
    notedAt: string | null;
    hash: string;
  };
};

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

/** The public certification, checked anew whenever the page is opened. */
export const publicBadgeQuery = (badgeId: string) => ({
  queryKey: ['Badges/Public', badgeId] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PublicBadge> =>
    publicBadgeFromWire(await api.get<WirePublicBadge>(`Badges/Public/${badgeId}`, { signal })),
  staleTime: 0,
});

/** Shows or hides the public page of the caller's badge (E121). */
export const setVisibility = (badgeId: string, isPublic: boolean): Promise<boolean> =>
  api.put<boolean>('Badges/Visibility', undefined, { query: { id: badgeId, isPublic } });
