const attemptId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of an attempt in what a provider kept for us; null for what another shop on the account wrote there. */
export const readAttemptId = (kept: string | null | undefined): string | null =>
  kept != null && attemptId.test(kept) ? kept : null;
