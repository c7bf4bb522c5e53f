import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { shownBadgeFromWire, type ShownBadge } from '../badges.ts';
import type { ShownScore } from './verification/verification.ts';
import { isNotFound } from '../is-not-found.ts';

/**
 * What anyone sees of a badge (E121). The server's own verdict is not read: the visitor's browser comes to
 * its own (decision 0057).
 */
export type PublicBadge = ShownBadge & {
  holder: string;
  issuer: string;
  competences: string[];
  criteria: string;
  /** Skills of ESCO, as the author of the course named them. */
  alignments: { name: string; url: string }[];
  /** What the exam came to; null for a course. */
  score: ShownScore | null;
  revokedAt: string | null;
  /** Of the course as the catalogue has it today; nobody signed them. */
  courseTeachers: { id: number; name: string }[];
  proof: {
    suite: string;
    transactionId: string | null;
    ledgerUrl: string | null;
    round: number | null;
    notedAt: string | null;
    hash: string;
    salt: string;
  };
};

type WirePublicBadge = AnswerOf<'/api/Badges/Public/{id}', 'get'>;

const publicBadgeFromWire = (wire: WirePublicBadge): PublicBadge => ({
  ...shownBadgeFromWire(wire),
  holder: wire.holderName,
  issuer: wire.enteRilasciante,
  competences: wire.skills,
  criteria: wire.criteria,
  alignments: wire.alignments,
  score: wire.score,
  revokedAt: wire.revokedAt,
  courseTeachers: wire.courseTeachers,
  proof: {
    suite: wire.proof.cryptosuite,
    transactionId: wire.proof.idNotarizzazione,
    ledgerUrl: wire.proof.urlNotarizzazione,
    round: wire.proof.round,
    notedAt: wire.proof.notedAt,
    hash: wire.proof.hash,
    salt: wire.proof.salt,
  },
});

/** The public certification, read again whenever the page is opened; without a network it fails at once. */
export const publicBadgeQuery = (badgeId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Badges/Public/{id}', badgeId),
    queryFn: async ({ signal }) =>
      publicBadgeFromWire(
        await api.get('/api/Badges/Public/{id}', { path: { id: badgeId }, signal }),
      ),
    staleTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    // Who repeats the check waits for it: one more try, and it says that it could not be made.
    retry: (count, error) => count < 1 && !isNotFound(error),
  });

/** Shows or hides the public page of the caller's badge (E121). */
export const setVisibility = (badgeId: string, isPublic: boolean) =>
  api.put('/api/Badges/Visibility', { query: { id: badgeId, isPublic } });
