import { createContext, useContext } from 'react';
import type { Found } from './use-last-found.ts';

/** What the checks found last; null until the first check is through. */
export const LastFound = createContext<Found | null>(null);

export const useFound = (): Found | null => useContext(LastFound);
