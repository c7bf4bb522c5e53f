import { createContext, useContext } from 'react';
import type { Verification } from './verification/verification.ts';

/**
 * What this browser found of the page's badge; null while the check runs. Only what shows a part of it reads it: the
 * page around is not drawn again for a verdict, which costs a phone more than the verdict.
 */
export const CurrentVerification = createContext<Verification | null>(null);

export const useCurrentVerification = (): Verification | null => useContext(CurrentVerification);
