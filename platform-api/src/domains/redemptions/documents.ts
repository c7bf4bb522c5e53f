import type { RedemptionState } from './states.ts';

/** Withholding tax (`documentoRitenutaAcconto`), occasional work (`documentoPrestazioneOccasionale`). */
export const documentKinds = ['withholding', 'occasional'] as const;

export type DocumentKind = (typeof documentKinds)[number];

type Requester = { isCompany: boolean; hasDeclaration: boolean };

const isNeeded: Record<DocumentKind, (requester: Requester) => boolean> = {
  // WALLET-10
  withholding: ({ isCompany }) => !isCompany,
  // WALLET-11
  occasional: ({ isCompany, hasDeclaration }) => !isCompany && hasDeclaration,
};

/** The documents that a request has: these, and no others. */
export const documentsNeeded = (requester: Requester): DocumentKind[] =>
  documentKinds.filter((kind) => isNeeded[kind](requester));

/** Whether the back office may download it: withholding tax only until it is redeemed (BACK-15, BACK-16). */
export const canDownload = (kind: DocumentKind, state: RedemptionState): boolean =>
  kind === 'occasional' || state === 'open';
