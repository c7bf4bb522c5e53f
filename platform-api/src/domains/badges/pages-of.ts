import type { Platform } from '../../platform.ts';
import type { Badge } from './repository.ts';

/** The explorer's pages of these badges' notes. */
export const pagesOf = ({ notary }: Platform, badges: readonly Badge[]) =>
  notary.explorerPages(badges.flatMap(({ transactionId }) => transactionId ?? []));
