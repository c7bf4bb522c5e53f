import type { PageDescription } from 'shared-ui/remote';
import type { PublicBadge } from './api.ts';
import { cardPath } from './verification/addresses.ts';

/** What the public page says of itself to cards of shared links: the badge, and no person. */
export const describedBadge = (
  { id, title }: PublicBadge,
  addressOf: (path: string) => string,
): PageDescription => ({ title, image: addressOf(cardPath(id)) });
